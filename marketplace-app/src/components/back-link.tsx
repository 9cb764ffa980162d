import { Link, type LinkProps } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'

/** The way back to the list that a page is reached from. */
export const BackLink = ({ to, children }: { to: LinkProps['to']; children: ReactNode }) => (
  <Link
    to={to}
    className="text-link inline-flex min-h-9 items-center gap-2 text-sm font-semibold underline-offset-4 hover:underline"
  >
    <ChevronLeft aria-hidden className="size-4 rtl:rotate-180" />
    {children}
  </Link>
)
