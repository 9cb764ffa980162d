import type { SomeWords } from '../../language'
import type { discoveryTexts as english } from '../discovery'

export const discoveryTexts: SomeWords<typeof english> = {
  dashboard: {
    hello: (name) => `Hola, ${name}`,
    lead: {
      customer: 'Sus reservaciones y lo que sigue.',
      seller: 'Lo que espera su respuesta y sus últimas reservaciones.',
      admin: 'Lo que necesita una decisión.',
      editor: 'Escriba y publique en el panel de contenido.',
      manager: 'Explore el mercado.',
    },
    leadOfService: 'Lo que le espera y lo que dicen los clientes.',
    explore: 'Explorar almacenes',
    openPanel: 'Abrir el panel de contenido',
  },
  explore: {
    searchTitle: (query) => (query ? `Resultados de «${query}»` : 'Buscar almacenes'),
    mapLabel: 'Mapa de almacenes',
    empty: 'Ningún almacén cumple estos filtros. Quite alguno o busque en otra parte del mapa.',
  },
  listing: {
    back: 'Todos los almacenes',
    reviews: 'Reseñas',
  },
}
