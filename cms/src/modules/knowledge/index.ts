export { encyclopediaEntriesCollection, faqCategoriesCollection, faqsCollection } from './collection'
