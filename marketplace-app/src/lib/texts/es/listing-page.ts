import type { SomeWords } from '../../language'
import type { listingPageTexts as english } from '../listing-page'

export const listingPageTexts: SomeWords<typeof english> = {
  mapOf: (name) => `Mapa con ${name}`,
  nearby: 'Almacenes cercanos',
  spotlighted: 'Almacenes destacados',
  allOnMap: 'Todos los almacenes en el mapa',
  shareText: (name) => `Conozca el almacén ${name}`,
  edit: 'Editar',
  previewTitle: 'Vista previa',
  previewDraft: 'Esto verán los compradores cuando publique el borrador.',
  previewLive: 'Esto ven los compradores.',
  previewEdit: 'Volver al formulario',
}
