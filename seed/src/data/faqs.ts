export type FaqCategory = { name: string; faqs: readonly { question: string; answer: string }[] }

export const faqCategories: readonly FaqCategory[] = [
  {
    name: 'Finding space',
    faqs: [
      {
        question: 'How do I find a warehouse near a city?',
        answer:
          'Type a city or a ZIP code into the search, or move the map. The list follows the map. Filters narrow it by product category, expertise, rating and HotRack deals.',
      },
      {
        question: 'Why can’t I see prices?',
        answer:
          'Prices are shown to members. Create an account, which is free, and every storage price and fulfillment rate is visible at once.',
      },
      {
        question: 'What does the diamond rating mean?',
        answer:
          'Our own view of a provider, from **1, Certified Value**, to **5, Best In Class**. It looks at the premises, the papers and the record of service. Listings without diamonds have not been rated yet.',
      },
      {
        question: 'What is a HotRack?',
        answer:
          'Space that a provider wants to fill now and offers at a discount. The badge shows the largest discount among all terms; the booking box shows yours.',
      },
      {
        question: 'What does “Inquire” mean in place of a figure?',
        answer: 'Very little space can be reserved there, less than five pallets. Send the provider a message and ask.',
      },
      {
        question: 'Can I visit before I reserve?',
        answer:
          'Yes. Open the listing and use _Request Rate_ or the message button to arrange a visit. We recommend it for every reservation over three months.',
      },
    ],
  },
  {
    name: 'Reserving and paying',
    faqs: [
      {
        question: 'When is my card charged?',
        answer:
          'Not at once. The amount is authorized when you confirm and charged when the provider accepts. If the provider declines, the authorization is released.',
      },
      {
        question: 'Can I pay from a bank account?',
        answer:
          'Yes, by ACH debit from a US account. The account is verified first. A debit can’t be held, so it starts when the provider accepts and settles in about four business days.',
      },
      {
        question: 'What is the amount due?',
        answer:
          'For storage, the discounted price times the quantity for one month. For fulfillment, the deposit of the volume tier you chose, less its discount.',
      },
      {
        question: 'Can I choose the day on which my term begins?',
        answer:
          'Yes. Pick a start date in the booking box; without one, the term begins the next day. Free space is shown for the date you choose.',
      },
      {
        question: 'How do I cancel a reservation?',
        answer:
          'While it is pending, press Cancel in your transactions and the hold is released. After it was approved, request a cancellation; the provider answers it.',
      },
      {
        question: 'Why do I have to verify my identity?',
        answer:
          'Reservations over $10,000 a month, or with more than that due at first, need a verified identity. It protects providers and other merchants. Exactly $10,000 passes without.',
      },
      {
        question: 'What happens when a provider does not answer?',
        answer:
          'After about six days the reservation ends by itself, the hold is released and you are told. Nothing is charged.',
      },
    ],
  },
  {
    name: 'Storage and units',
    faqs: [
      {
        question: 'What counts as one pallet position?',
        answer:
          'Space for one standard pallet of 48 by 40 inches, loaded to a height that fits the rack, usually 60 inches, and to about 2,200 pounds. It takes 13.33 square feet of floor.',
      },
      {
        question: 'How do I convert pallets to square feet?',
        answer: 'One pallet is 13.33 square feet; 100 pallets are 1,333. That is the footprint alone, without aisles.',
      },
      {
        question: 'Which terms are there?',
        answer:
          'One, three, six and twelve months. Each listing says which it offers; the price a month falls with the term.',
      },
      {
        question: 'Who decides where my goods stand in the building?',
        answer:
          'The warehouse. Storage allocation is ultimately determined by the provider, who must keep weights, hazards and fire rules in view.',
      },
      {
        question: 'May I store food, medicines or chemicals?',
        answer:
          'Only where the listing names the category. Tell the provider exactly what it is before you reserve. Hazardous goods also need their safety data sheets.',
      },
      {
        question: 'Are my goods insured?',
        answer:
          'The provider is liable for its own fault within the limits of its agreement. Insure the goods themselves, and name the warehouse as a location in your policy.',
      },
    ],
  },
  {
    name: 'Fulfillment',
    faqs: [
      {
        question: 'What is a volume tier?',
        answer:
          'A range of orders a month, such as 501 to 2000, with a rate card of its own. The more orders, the lower the rates.',
      },
      {
        question: 'What is the fulfillment deposit for?',
        answer:
          'It secures the start: onboarding, integration and the first receipts. How it is set off is agreed with the provider. It is for no number of days, so it stays paid when you agree on an end; a cancellation that the provider agrees to refunds it.',
      },
      {
        question: 'Can a provider connect to my shop?',
        answer:
          'Most can. The listing names the systems and marketplaces it is connected to. Plan one to three weeks for a new connection and its tests.',
      },
      {
        question: 'How fast are orders shipped?',
        answer:
          'Orders before the cutoff usually leave the same day. Cutoff time and delivery speed stand in the listing under Facilities.',
      },
      {
        question: 'Who handles returns?',
        answer:
          'Providers with the expertise _Returns Processing_. Agree on grades and on what happens to each before the first parcel comes back.',
      },
    ],
  },
  {
    name: 'For providers',
    faqs: [
      {
        question: 'How do I list my warehouse?',
        answer:
          'Create a seller account, confirm your email and fill in the form. You may save a draft at any point. The listing goes live when you publish it.',
      },
      {
        question: 'What does it cost to list?',
        answer:
          'One listing is free. Paid plans allow more listings and the spotlight. See the plans in your settings.',
      },
      {
        question: 'How do I get the Verified badge?',
        answer:
          'Our team checks your company, your premises and your papers. Complete the profile and write to us; it takes a few working days.',
      },
      {
        question: 'How long do I have to answer a reservation?',
        answer:
          'About six days. The merchant’s money is held only for that time, so sooner is better. Unanswered reservations end by themselves.',
      },
      {
        question: 'Can I lower the space of a listing?',
        answer: 'Yes, down to what is reserved or sold. Space that merchants have reserved can’t be taken away.',
      },
      {
        question: 'Somebody else listed my warehouse. What now?',
        answer:
          'Open the listing and press _Claim Warehouse_. Once we have checked that it is yours, it is moved to your account.',
      },
    ],
  },
]
