import type { listingPageWords as arabic } from './arabic-listing-page'

/** Spanish texts of a listing's page, beside those of its components (shared/src/texts/spanish-listing.ts). */
export const listingPageWords = {
  Provider: 'Proveedor',
  'Additional Locations': 'Otras ubicaciones',
  'Nearby Warehouses': 'Almacenes cercanos',
  'All warehouses on one map': 'Todos los almacenes en el mapa',
  Edit: 'Editar',
  'Learn More About {name} Warehouse': 'Conozca el almacén {name}',
  Reviews: 'Reseñas',
  'Map around {name}': 'Mapa alrededor de {name}',
  'URL copied to clipboard': 'Enlace copiado',
  'Error in Copying URL': 'No se pudo copiar el enlace',
  'Monthly fulfillment': 'Surtido de pedidos al mes',
  'Compare warehouses': 'Comparar almacenes',
  'Response from the provider': 'Respuesta del proveedor',
  '{count} min': '{count} min',
  Untitled: 'Sin título',
  '{name}, {kind} in {place}': '{name}, {kind} en {place}',
  '{name} in {place}: {count} pallets of space.': '{name} en {place}: {count} tarimas de espacio.',
} as const satisfies Readonly<Partial<Record<keyof typeof arabic, string>>>
