import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({
  extend: {
    theme: { radius: ['control', 'card', 'sheet'], shadow: ['float', 'raise'], container: ['page', 'reading'] },
  },
})

/** Joins class names; of two that set the same property the later wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
