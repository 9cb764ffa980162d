import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { moneyTexts } from '../../../../lib/texts/money'

export function BackToList() {
  return (
    <Link
      to="/dashboard/transactions"
      className="text-link inline-flex min-h-9 items-center gap-2 text-sm font-semibold underline-offset-4 hover:underline"
    >
      <ChevronLeft aria-hidden className="size-4 rtl:rotate-180" />
      {moneyTexts.transactions.back}
    </Link>
  )
}
