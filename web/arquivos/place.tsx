import { categoryOf, MODELS_CATEGORY } from '../../catalog/arquivos/arquivos.ts';
import { usePathPart } from '../ui/router.tsx';
import { CategoryPage } from './category.tsx';
import { ArquivoPage } from './document.tsx';
import { Models } from './models.tsx';

/** The page at `/arquivos/{txtarquivo}`: a category by the reference's name for it, or a file. */
export default function ArquivoPlace() {
  const txtarquivo = usePathPart(1);
  const category = categoryOf(txtarquivo.toLowerCase());
  if (category?.slug === MODELS_CATEGORY) return <Models category={category} />;
  return category ? <CategoryPage key={category.slug} category={category} /> : <ArquivoPage slug={txtarquivo} />;
}
