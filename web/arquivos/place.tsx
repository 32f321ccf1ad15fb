import { useParams } from 'react-router';
import { categoryOf, MODELS_CATEGORY } from '../../catalog/arquivos/arquivos.ts';
import { CategoryPage } from './category.tsx';
import { ArquivoPage } from './document.tsx';
import { Models } from './models.tsx';

/** The page at `/arquivos/{txtarquivo}`: a category by the reference's name for it, or a file. */
export default function ArquivoPlace() {
  const { txtarquivo = '' } = useParams();
  const category = categoryOf(txtarquivo.toLowerCase());
  if (category?.slug === MODELS_CATEGORY) return <Models category={category} />;
  return category ? <CategoryPage key={category.slug} category={category} /> : <ArquivoPage slug={txtarquivo} />;
}
