export { Sheet, type SheetProps } from './dialog'
