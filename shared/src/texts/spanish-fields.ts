/** Spanish words of warehouse fields: of filters, and of the facts on a listing's page. Products and standards keep their names. */
// prettier-ignore
export const spanishFields = {
  'Product categories': 'Categorías de productos', 'Expertise': 'Especialidades',
  'Buildings': 'Edificios', 'Buildings at least': 'Edificios como mínimo', '{count} buildings or more': '{count} edificios o más',
  'Dock doors': 'Puertas de andén', 'Dock doors at least': 'Puertas de andén como mínimo', '{count} dock doors or more': '{count} puertas de andén o más',
  'Clear height': 'Altura libre', 'Clear height in feet at least': 'Altura libre en pies como mínimo',
  '{count} ft clear or more': '{count} pies de altura libre o más', 'ft': 'pies',

  'Certifications': 'Certificaciones', 'FDA registered': 'Registro de la FDA', 'USDA Organic': 'Orgánico USDA', 'GDP': 'Buenas prácticas de distribución (GDP)',
  'HACCP': 'HACCP', 'BRC food safety': 'Inocuidad alimentaria BRC', 'AIB food safety': 'Inocuidad alimentaria AIB', 'ISO 9001': 'ISO 9001',
  'ISO 13485': 'ISO 13485', 'SOC 2': 'SOC 2', 'C-TPAT': 'C-TPAT', 'TSA CCSF': 'TSA CCSF', 'Foreign trade zone': 'Zona de comercio exterior',

  'Integrations': 'Integraciones', 'Amazon': 'Amazon', 'Shopify': 'Shopify', 'Walmart': 'Walmart', 'eBay': 'eBay', 'Etsy': 'Etsy',
  'Target Plus': 'Target Plus', 'TikTok Shop': 'TikTok Shop', 'Wayfair': 'Wayfair', 'WooCommerce': 'WooCommerce', 'BigCommerce': 'BigCommerce',
  'Adobe Commerce': 'Adobe Commerce', 'ShipStation': 'ShipStation', 'NetSuite': 'NetSuite', 'SAP': 'SAP',
  'Microsoft Dynamics 365': 'Microsoft Dynamics 365', 'Oracle': 'Oracle', 'QuickBooks': 'QuickBooks',
  'Additional Integrations': 'Otras integraciones', 'EDI': 'Intercambio electrónico (EDI)', 'API': 'API',

  'Temperature class': 'Clase de temperatura', 'Ambient': 'Ambiente', 'Cool': 'Refrigerado', 'Frozen': 'Congelado',
} as const satisfies Readonly<Record<string, string>>

/** Names and options of the facts, which only pages of a listing show. */
// prettier-ignore
export const spanishFactNames: Readonly<Record<string, string>> = {
  'Operating hours': 'Horario de operación', 'Operating days': 'Días de operación',
  'Open 24 hours': 'Abierto las 24 horas',
  'Sun': 'dom.', 'Mon': 'lun.', 'Tue': 'mar.', 'Wed': 'mié.', 'Thu': 'jue.', 'Fri': 'vie.', 'Sat': 'sáb.',
  'Dedicated warehouse': 'Almacén dedicado', 'Square footage': 'Superficie', 'Employees': 'Empleados', 'Year founded': 'Año de fundación',
  'Order accuracy': 'Exactitud de pedidos', 'Average receiving time': 'Tiempo promedio de recepción', 'Order cut-off': 'Hora límite de pedidos',
  'Average delivery speed': 'Tiempo promedio de entrega', 'Building security': 'Seguridad del edificio',
  'Warehouse management system': 'Sistema de gestión de almacenes', 'Parcel carriers': 'Paqueterías', 'Packaging': 'Empaque',
  'Client support': 'Atención al cliente', 'Days': 'días', 'Hours': 'horas', 'Minutes': 'minutos', 'sq ft': 'pies²', 'Yes': 'Sí', 'No': 'No',
  'Day': 'día', 'Hour': 'hora', 'Custom': 'A la medida', 'Plain': 'Sencillo', 'Eco Friendly': 'Ecológico', 'Protective': 'Protector',
  'Discreet': 'Discreto', 'Email': 'Correo electrónico', 'Phone': 'Teléfono', 'Ticketing': 'Sistema de tickets', 'Account Manager': 'Ejecutivo de cuenta',
  'Regional Carriers': 'Transportistas regionales', 'Other': 'Otro', 'Onboarding Assistance': 'Ayuda para comenzar',
  'Online Client Portal': 'Portal en línea para clientes', 'Hourly Service Labor': 'Mano de obra por hora', 'Freight Brokerage': 'Intermediación de carga',
  'Customs Brokerage': 'Agencia aduanal', 'Container Unloading': 'Descarga de contenedores', 'Rate Shopping': 'Comparación de tarifas de envío',
  'Expedited Service': 'Servicio urgente',
  'Service rate': 'Tarifa de servicio', 'Add-on service rate': 'Tarifa de servicio adicional',
  'Inbound services': 'Servicios de entrada', 'Outbound services': 'Servicios de salida', 'Value-add services': 'Servicios de valor agregado',
}
