import { invoicesAr } from '@stackyard/shared/messages/invoices/ar'
import { invoicesEn } from '@stackyard/shared/messages/invoices/en'

/** What an invoice is for, where its line says that in words of ours. */
const lines = ['line.topup', 'line.topupMonthly', 'line.deposit'] as const

/** The lines as lists of invoices name them, by their English. */
export const invoiceWords: Readonly<Record<string, string>> = Object.fromEntries(
  lines.map((line) => [invoicesEn[line], invoicesAr[line]]),
)
