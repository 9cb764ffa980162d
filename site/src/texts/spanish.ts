import { spanishListing } from '@stackyard/shared/texts/spanish-listing'
import type { arabic } from './arabic'
import { islandWords } from './spanish-islands'
import { listingPageWords } from './spanish-listing-page'
import { listWords } from './spanish-lists'

/** Words of header, footer, home page and search; pages that Spanish lacks are English (language-routes.ts). */
const pageWords = {
  'Warehouse space and logistics, found and booked in one place':
    'Espacio de almacén y logística: encuentre y reserve en un solo lugar',
  'Skip to the content': 'Ir al contenido',
  '{name}, home': '{name}, inicio',
  Main: 'Principal',
  Menu: 'Menú',
  Home: 'Inicio',
  'Dark theme': 'Tema oscuro',
  'Log in': 'Iniciar sesión',
  'Sign up': 'Crear cuenta',
  Dashboard: 'Panel',
  'My account': 'Mi cuenta',
  'Find space': 'Buscar espacio',
  Learn: 'Aprender',
  Agreements: 'Contratos',
  'Explore warehouses': 'Explorar almacenes',
  'Featured warehouses': 'Almacenes destacados',
  'Warehouses by region': 'Almacenes por región',
  'Logistics services': 'Servicios logísticos',
  'Knowledge base': 'Centro de conocimiento',
  Articles: 'Artículos',
  Article: 'Artículo',
  Encyclopedia: 'Enciclopedia',
  Definitions: 'Definiciones',
  Definition: 'Definición',
  FAQs: 'Preguntas',
  FAQ: 'Pregunta frecuente',
  'Rating system': 'Sistema de calificación',
  'About us': 'Quiénes somos',
  Carriers: 'Transportistas',
  Brands: 'Marcas',
  Advertise: 'Anúnciese',
  Partners: 'Socios',
  Media: 'Medios',
  'Contact us': 'Contáctenos',
  'Terms of use': 'Términos de uso',
  'Privacy policy': 'Política de privacidad',
  'Merchant agreement': 'Contrato del comerciante',
  'Warehouse agreement': 'Contrato del almacén',
  Sitemap: 'Mapa del sitio',
  'List your warehouse': 'Publique su almacén',

  'Explore thousands of warehouses on {name}, the top platform for matching businesses with 3PL solutions.':
    'Explore miles de almacenes en {name}, la plataforma líder que conecta a las empresas con soluciones 3PL.',
  'Warehouse space that fits your stock, booked today':
    'Espacio de almacén a la medida de su inventario, reservado hoy',
  'Where do you need space?': '¿Dónde necesita espacio?',
  Popular: 'Lo más buscado',
  Dallas: 'Dallas',
  Chicago: 'Chicago',
  'Cold storage': 'Almacenamiento en frío',
  'FBA prep': 'Preparación FBA',
  'Map of warehouses': 'Mapa de almacenes',
  'Warehouses on the map': 'Almacenes en el mapa',
  'View more': 'Ver más',
  'View More': 'Ver más',
  'See More': 'Ver más',
  'All featured warehouses, on a list and on the map': 'Todos los almacenes destacados, en lista y en el mapa',
  'No HotRacks available': 'No hay HotRacks disponibles',
  'In figures': 'En cifras',
  Professionals: 'Profesionales',
  'Sq. Ft. Globally': 'pies² en el mundo',
  'Where do you need to be?': '¿Dónde necesita estar?',
  'Stock close to your customers arrives sooner and costs less to send.':
    'El inventario cerca de sus clientes llega antes y cuesta menos enviarlo.',
  'Explore Map': 'Explorar el mapa',
  'From the newsroom': 'De nuestra redacción',
  'All news': 'Todas las noticias',
  Locations: 'Ubicaciones',
  'Trusted by Industry Leaders': 'Con la confianza de los líderes del sector',
  'Partner companies': 'Empresas asociadas',
  'From search to stocked in three steps': 'De la búsqueda al almacén en tres pasos',
  Find: 'Busque',
  'Search by city, map or need. Every listing says what is free, from when, and what the warehouse is good at.':
    'Busque por ciudad, mapa o necesidad. Cada publicación dice qué está libre, desde cuándo y en qué destaca el almacén.',
  Reserve: 'Reserve',
  'Pick pallets or square feet, a term and a start date. The price is final before you confirm.':
    'Elija tarimas o pies cuadrados, un plazo y una fecha de inicio. El precio es definitivo antes de confirmar.',
  'Move in': 'Ingrese su mercancía',
  'Your card is held, not charged, until the warehouse accepts. If it declines, nothing is owed.':
    'El importe se retiene en su tarjeta y no se cobra hasta que el almacén acepta. Si lo rechaza, no debe nada.',

  'Find space by city, state, name or what your goods need.':
    'Busque espacio por ciudad, estado, nombre o lo que su mercancía necesita.',
  Search: 'Buscar',
  'Page {page} of {count}.': 'Página {page} de {count}.',
  '{name} news': 'Noticias de {name}',
  'For a first warehouse.': 'Para un primer almacén.',
  'For providers who fill several buildings.': 'Para proveedores que llenan varios edificios.',
  'For networks without a limit.': 'Para redes sin límite.',
  Growth: 'Crecimiento',
  Scale: 'Escala',
  Stars: 'Estrellas',
  'No diamond': 'Sin diamantes',
  Pricing: 'Precios',
  More: 'Más',
  Kind: 'Tipo',
  Everything: 'Todo',
  Free: 'Gratis',
  'a month': 'al mes',
} as const satisfies Readonly<Partial<Record<keyof typeof arabic, string>>>

/** Spanish texts of the site by their English ones: those of the pages that stand in Spanish. */
export const spanish: Readonly<Record<string, string>> = {
  ...spanishListing,
  ...islandWords,
  ...listingPageWords,
  ...listWords,
  ...pageWords,
}
