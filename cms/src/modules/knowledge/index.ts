import { articleProcedures } from './procedures/serve-articles'
import { categoryProcedures } from './procedures/serve-categories'
import { entryProcedures, termProcedures } from './procedures/serve-encyclopedia'
import { faqProcedures } from './procedures/serve-faqs'
import { promptProcedures } from './procedures/serve-prompts'

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
