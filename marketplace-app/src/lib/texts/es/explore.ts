import type { SomeWords } from '../../language'
import type { exploreTexts as english } from '../explore'

export const exploreTexts: SomeWords<typeof english> = {
  all: 'Explorar almacenes',
  of: (name) => `Almacenes en ${name}`,
  unitedStates: 'Estados Unidos',
  us: 'EE. UU.',
  global: 'Mundo',
  featured: 'Almacenes destacados',
  featuredStep: 'Destacados',
  trail: 'Usted está aquí',
  dashboard: 'Panel',
  warehouses: 'Almacenes',
  endAll: 'Ya vio todos los almacenes',
  endIn: (name) => `Ya vio todos los almacenes en ${name}`,
  endFeatured: 'Ya vio todos los almacenes destacados',
  endHotRacks: 'Ya vio todos los almacenes HotRack',
  lead: {
    us: 'Explore proveedores de almacenamiento de todo el país por región.',
    global: 'Explore almacenes de todo el mundo.',
  },
  inPlace: (name) => `En ${name}`,
  viewMore: 'Ver más',
  others: 'Más almacenes',
  asList: 'Mostrar todos en una lista',
  places: 'Buscar por lugar',
  shareSearch: 'Compartir búsqueda',
}
