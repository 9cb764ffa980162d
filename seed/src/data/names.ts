/** Words from which people, companies and streets are named. All companies are invented. */
// prettier-ignore
export const firstNames = [
  'Alice', 'Amara', 'Ana', 'Andre', 'Anika', 'Aron', 'Ben', 'Bianca', 'Caleb', 'Camila', 'Carl', 'Celine', 'Chen', 'Clara', 'Dana', 'Daniel', 'Dara',
  'David', 'Diego', 'Elena', 'Eli', 'Emma', 'Erik', 'Esther', 'Farah', 'Felix', 'Fiona', 'Gabriel', 'Grace', 'Hana', 'Hassan', 'Helen', 'Ian', 'Ines',
  'Irene', 'Isaac', 'Jamal', 'James', 'Jana', 'Joel', 'Jonas', 'Jordan', 'Julia', 'Kai', 'Karin', 'Kevin', 'Kira', 'Laila', 'Lars', 'Laura', 'Leo',
  'Lena', 'Lucas', 'Lucia', 'Malik', 'Marco', 'Maria', 'Marta', 'Maya', 'Mei', 'Milan', 'Mina', 'Nadia', 'Naomi', 'Nathan', 'Nina', 'Noah', 'Nora',
  'Olga', 'Oliver', 'Omar', 'Paula', 'Peter', 'Priya', 'Rafael', 'Rania', 'Rosa', 'Ruth', 'Sam', 'Sara', 'Simon', 'Sofia', 'Tariq', 'Teresa', 'Thomas',
  'Tom', 'Uma', 'Vera', 'Victor', 'Walter', 'Wendy', 'Yara', 'Yusuf', 'Zoe',
] as const

// prettier-ignore
export const lastNames = [
  'Abbott', 'Adeyemi', 'Ahmed', 'Alvarez', 'Andersen', 'Baker', 'Barros', 'Bauer', 'Becker', 'Bennett', 'Bishop', 'Brennan', 'Calloway', 'Castillo',
  'Chandra', 'Coleman', 'Costa', 'Dalton', 'Delgado', 'Diaz', 'Dixon', 'Eriksen', 'Farrell', 'Fischer', 'Flores', 'Foster', 'Garza', 'Gibson', 'Grant',
  'Greene', 'Haddad', 'Hale', 'Hansen', 'Harper', 'Hayashi', 'Holt', 'Hughes', 'Ibarra', 'Ito', 'Jensen', 'Kaplan', 'Keller', 'Kim', 'Kowalski', 'Lang',
  'Larsen', 'Lewis', 'Lindqvist', 'Lopez', 'Mahoney', 'Marsh', 'Mendes', 'Mercer', 'Moreau', 'Morales', 'Nakamura', 'Nash', 'Nguyen', 'Novak', 'Okafor',
  'Ortega', 'Osborne', 'Park', 'Patel', 'Pereira', 'Quinn', 'Ramos', 'Reyes', 'Rossi', 'Russo', 'Sato', 'Schmidt', 'Sharma', 'Silva', 'Singh', 'Sloan',
  'Stone', 'Sutton', 'Tanaka', 'Tate', 'Torres', 'Underwood', 'Vance', 'Vargas', 'Vega', 'Walsh', 'Weber', 'Whitaker', 'Wong', 'Yilmaz', 'Young', 'Zhang',
] as const

// prettier-ignore
export const companyRoots = [
  'Alderpoint', 'Amberfield', 'Anchorline', 'Archway', 'Ashgrove', 'Basinview', 'Beaconhill', 'Bellrock', 'Birchline', 'Blackstone Ferry', 'Bluegate',
  'Boxwell', 'Bridgeyard', 'Brightdock', 'Brindlewood', 'Broadquay', 'Cairnfield', 'Canalside', 'Cedarlane', 'Chartwell', 'Clearspan', 'Coldbrook',
  'Copperline', 'Cornerpost', 'Cranebridge', 'Crossbeam', 'Cutwater', 'Daybreak', 'Deepharbor', 'Dockyard', 'Dunmore', 'Eastgate', 'Elmhurst', 'Evenkeel',
  'Fairlead', 'Farbridge', 'Fernhollow', 'Firstlight', 'Flagstone', 'Foxmoor', 'Gablewood', 'Gantry', 'Glenport', 'Goldenrod', 'Granary', 'Graypeak',
  'Greenlock', 'Halyard', 'Harborline', 'Hartsfield', 'Hawthorn', 'Highbay', 'Hillcrest', 'Hollowell', 'Ironbark', 'Ironbridge', 'Junction', 'Keelson',
  'Kestrel', 'Kingsferry', 'Lakeshore', 'Larkfield', 'Lighthouse', 'Limestone', 'Longreach', 'Lowland', 'Maplecross', 'Marlowe', 'Marrowstone', 'Meridian',
  'Millrace', 'Moorgate', 'Newhaven', 'Northbay', 'Northstar', 'Oakline', 'Openfield', 'Overland', 'Palisade', 'Parkline', 'Pinecrest', 'Plainview',
  'Portside', 'Prairie', 'Quarry', 'Quayside', 'Railhead', 'Redwater', 'Ridgeway', 'Riverbend', 'Rockport', 'Rookery', 'Saltmarsh', 'Sandhill', 'Seabrook',
  'Shoreline', 'Silverlake', 'Slipway', 'Southfork', 'Stackhouse', 'Stillwater', 'Stonegate', 'Summit', 'Swiftwater', 'Tallgrass', 'Tamarack', 'Tidewell',
  'Timberline', 'Towpath', 'Trailhead', 'Turnstone', 'Underhill', 'Upland', 'Valleyview', 'Waterford', 'Waypoint', 'Westbound', 'Wharfside', 'Whitecap',
  'Wildrose', 'Willowbank', 'Windward', 'Woodbridge', 'Yardarm', 'Yellowpine', 'Zephyr',
] as const

export const companyEndings: Readonly<Record<string, readonly string[]>> = {
  // prettier-ignore
  warehouse: ['Logistics', 'Fulfillment', 'Warehousing', 'Distribution', 'Storage', '3PL', 'Supply', 'Logistics Partners', 'Fulfillment Co.', 'Distribution Services', 'Storage Group', 'Commerce Logistics', 'Cold Storage', 'Public Warehouse', 'Inventory Services'],
  transportation: ['Freight', 'Trucking', 'Carriers', 'Transport', 'Drayage', 'Freight Lines', 'Intermodal'],
  importer: ['Imports', 'Trading', 'Wholesale', 'Trading Company', 'Distributors'],
  packaging: ['Packaging', 'Box Works', 'Pack Supply', 'Pallet Company', 'Packaging Systems'],
  software: ['Systems', 'Software', 'Labs', 'WMS', 'Cloud'],
  consultants: ['Advisors', 'Consulting', 'Supply Chain Advisors', 'Partners'],
  marketing: ['Creative', 'Media', 'Marketing', 'Studio'],
}

// prettier-ignore
export const usStreets = [
  'Commerce Drive', 'Industrial Parkway', 'Logistics Way', 'Distribution Drive', 'Freight Lane', 'Warehouse Road', 'Enterprise Boulevard', 'Terminal Avenue',
  'Cargo Road', 'Rail Spur Road', 'Corporate Drive', 'Interchange Boulevard', 'Gateway Drive', 'Airport Road', 'Harbor Street', 'Trade Center Drive',
  'Foundry Street', 'Crossdock Court', 'Mill Road', 'Progress Way', 'Innovation Drive', 'Container Road', 'Depot Street', 'Junction Road', 'Prologue Way',
] as const

export const warehouseKinds = [
  'Distribution Center',
  'Fulfillment Center',
  'Warehouse',
  'Logistics Park',
  'Storage Hub',
  'Crossdock',
  'Depot',
  'Logistics Center',
] as const
