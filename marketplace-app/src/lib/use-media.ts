export { useMedia } from '@stackyard/shared/ui/use-media'
