export type FaqCategory = { name: string; faqs: readonly { question: string; answer: string }[] }
export const faqCategories: readonly FaqCategory[] = []
