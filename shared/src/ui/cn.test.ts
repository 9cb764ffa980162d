import { extendTailwindMerge } from 'tailwind-merge'
import { expect, it } from 'vitest'
import { cn } from './cn'

const merge = extendTailwindMerge({
  extend: {
    theme: { radius: ['control', 'card', 'sheet'], shadow: ['float', 'raise'], container: ['page', 'reading'] },
  },
})

it.each([
  'rounded-control border px-3 h-11 rounded-none border-0 px-0 h-9',
  'px-6 py-5 p-0',
  'p-4 px-6',
  'px-3 sm:px-0 px-4',
  'inline-flex hidden sm:inline-flex',
  'w-full h-11 size-9',
  'text-sm text-muted-foreground text-foreground text-xl',
  'text-center text-start text-balance',
  'bg-card hover:bg-muted bg-primary hover:bg-card',
  'bg-card bg-linear-to-r',
  'border border-input border-b border-t border-dashed border-ring',
  'border-b-2 border-transparent',
  'rounded-card rounded-t-sheet',
  'shadow-raise shadow-none',
  'font-semibold font-display font-normal',
  'mt-4 mb-2 -mx-3 mx-0',
  'gap-6 gap-x-2 gap-y-1 gap-3',
  'absolute relative end-3 end-4 top-1',
  'aspect-[16/10] aspect-auto',
  'max-w-lg max-w-page min-h-11 min-h-24',
  'grid-cols-2 grid-cols-4 sm:grid-cols-2',
  'col-span-2 col-span-4 row-span-2',
  'items-center items-start justify-between justify-end',
  'has-checked:bg-card has-checked:bg-muted [&_svg]:size-4 [&_svg]:size-5',
  'h-auto! h-11 h-9!',
  'opacity-100 opacity-55 z-10 z-40',
])('keeps of "%s" what tailwind-merge keeps', (classes) => {
  expect(cn(classes).split(' ').toSorted()).toEqual(merge(classes).split(' ').toSorted())
})
