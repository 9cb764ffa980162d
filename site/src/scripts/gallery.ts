import { startGallery } from '@stackyard/shared/ui/listing/gallery-motor'

for (const root of document.querySelectorAll<HTMLElement>('[data-gallery]')) startGallery(root)
