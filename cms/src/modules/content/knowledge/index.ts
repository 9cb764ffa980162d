import { articleProcedures } from './procedures/serve-articles'
import { categoryProcedures } from './procedures/serve-categories'
import { entryProcedures, termProcedures } from './procedures/serve-encyclopedia'
import { faqProcedures } from './procedures/serve-faqs'
import { promptProcedures } from './procedures/serve-prompts'

export { articleKind } from './kinds/article-kind'
export { entryKind } from './kinds/entry-kind'
export { faqKind } from './kinds/faq-kind'
export { termKind } from './kinds/term-kind'

export const procedures = {
  faqs: faqProcedures,
  faqsCategory: categoryProcedures('faq-categories'),
  article: articleProcedures,
  articleCategory: categoryProcedures('article-categories'),
  encyclopedia: entryProcedures,
  encyclopediaCategory: categoryProcedures('encyclopedia-categories'),
  encyclopediaTerm: termProcedures,
  prompt: promptProcedures,
}
