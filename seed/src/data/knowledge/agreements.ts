/** The standard agreements, in the CMS's plain notation. */
export const agreements = [
  {
    kind: 'merchant',
    title: 'Merchant agreement',
    body: `This agreement is made between the merchant who confirms a reservation and the warehouse that accepts it.

## 1. The space

The warehouse provides the number of pallet positions or square feet named in the reservation from the start date for the whole term. Where the goods stand within the building is for the warehouse to decide.

## 2. The price

The price of each month is the one shown when the reservation was confirmed. Services beyond storage are charged by the warehouse's rate sheet as they are used.

## 3. The goods

The merchant names food, medicines, hazardous and oversized goods before they arrive, packs them safely and keeps them insured. Goods that the law forbids may not be stored.

## 4. Acceptance and cancellation

Nothing is charged until the warehouse accepts. Before that the merchant may cancel without cost; afterwards a cancellation needs the warehouse's consent.

## 5. The end of the term

The goods leave by the last day. The warehouse may charge a month's price for each month begun after it.`,
  },
  {
    kind: 'warehouse',
    title: 'Warehouse agreement',
    body: `This agreement is made between us and the provider who lists a warehouse.

## 1. The listing

The provider answers for what the listing says: space, prices, equipment and pictures, and keeps it true.

## 2. Requests

Each reservation is accepted or declined by the provider. An accepted one is kept: the space is there on the start date.

## 3. Care

The provider keeps goods of others with the care of a prudent warehouse keeper, and is insured for it.

## 4. Payment

We collect what merchants pay and pass it on as agreed in the provider's account, less what the plan says.

## 5. The end

Either side may end this agreement for the future with a month's notice. Reservations that were accepted are carried out.`,
  },
] as const
