import { inLanguage } from '../language'

export const invoiceTexts = inLanguage('invoiceTexts', {
  title: 'Invoices',
  download: (number: string) => `Download ${number}`,
  downloadFailed: 'The invoice could not be downloaded',
  refunded: 'Refunded',
  creditNote: (number: string) => `Download credit note ${number}`,
  empty: 'No invoices yet',
  emptyText: 'They come with your first accepted reservation or paid plan.',
  more: 'Load more',
})
