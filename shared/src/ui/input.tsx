import type { ComponentProps } from 'react'
import { cn } from './cn'

export const controlClass =
  'w-full rounded-control border border-input bg-card px-3 text-base text-card-foreground transition-colors placeholder:text-muted-foreground hover:border-ring disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-danger aria-invalid:outline-danger [&[readonly]]:bg-subtle sm:text-sm'

/** One line of text, 44 px high, in the direction of its own letters. Wire label, hint and error with `Field`. */
export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={cn(controlClass, 'h-11 [unicode-bidi:plaintext]', className)} {...rest} />
}

/** Several lines of text, each in the direction of its own letters. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={cn(controlClass, 'min-h-24 py-2.5 [unicode-bidi:plaintext]', className)}
      {...rest}
    />
  )
}
