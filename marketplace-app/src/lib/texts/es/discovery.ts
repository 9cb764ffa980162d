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
    photos: 'Fotos',
    photo: (index, count) => `Foto ${index} de ${count}`,
    next: 'Foto siguiente',
    previous: 'Foto anterior',
    verified: 'Verificado',
    spotlight: 'Destacado',
    hours: 'Horario de operación',
    buildings: 'Edificios',
    total: 'Espacio total',
    free: 'Libre ahora',
    pallets: (count) => `${count} tarimas`,
    founded: 'Fundado en',
    accuracy: 'Exactitud de pedidos',
    security: 'Seguridad del edificio',
    reviews: 'Reseñas',
    map: 'Mapa',
    representative: 'Representante',
    reserveBar: 'Reservar espacio',
    pricesBar: 'Precios y espacio libre',
    publicPage: 'Página pública',
  },
}
