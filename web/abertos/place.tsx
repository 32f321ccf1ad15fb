import Missing from '../app/missing.tsx';
import { pageFor } from '../catalog.ts';
import Exempt from '../dataset/exempt.tsx';
import { useApplies } from '../portal.ts';
import { usePathPart } from '../ui/router.tsx';
import { DatasetSheet } from './ficha.tsx';

/** The page at `/dados-abertos/{dataset}`, if there is one of that name and the body has such things. */
export default function AbertoPlace() {
  const page = pageFor(usePathPart(1));
  const applies = useApplies();
  if (!page) return <Missing />;
  return applies(page) ? <DatasetSheet key={page.id} page={page} /> : <Exempt page={page} />;
}
