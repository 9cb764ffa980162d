/** What merchants write, by stars. Each review is an opening and, more often than not, a second sentence. */
export const reviewTexts: Readonly<Record<1 | 2 | 3 | 4 | 5, { first: readonly string[]; second: readonly string[] }>> =
  {
    5: {
      first: [
        'Receiving was done the day our container arrived, with photos of two damaged cartons before we asked.',
        'We moved 60 pallets in over a weekend and were shipping on Monday.',
        'Inventory has matched to the unit at every count for eight months.',
        'The account manager knows our products by now and calls before something becomes a problem.',
        'Straight answers on price, no surprise lines on the invoice, and the space was exactly as pictured.',
        'They took our peak season without missing a cutoff once.',
      ],
      second: [
        'We have since moved our second product line here.',
        'Drivers get in and out in under forty minutes.',
        'Would book again without a second thought.',
        'The portal is plain but everything you need is there.',
        'Best dock crew we have worked with.',
      ],
    },
    4: {
      first: [
        'Good space and a reliable team. Putaway took a day longer than quoted the first time.',
        'Fair price for the area and easy to reach from the interstate.',
        'Order accuracy is very good; reporting could be a little more detailed.',
        'Clean building, friendly crew, quick replies during the day.',
        'We store seasonal goods here and have had no damage in two years.',
      ],
      second: [
        'Late replies after five, but always an answer by morning.',
        'We plan to stay.',
        'Appointment slots fill quickly in autumn, so book early.',
        'Minor label mix-up in week one, fixed at their cost.',
      ],
    },
    3: {
      first: [
        'The space is fine and the rate is fair, but receiving is slow when several containers arrive at once.',
        'Average experience. Storage is good, pick and pack still has errors now and then.',
        'Does what it says. Communication depends on who you reach.',
      ],
      second: [
        'They did credit the mispicks.',
        'We would use it again for overflow.',
        'Ask for the fee list before you sign.',
      ],
    },
    2: {
      first: [
        'Two of our receipts were counted short and it took a week to find the pallets.',
        'Handling fees were higher than the quote because every carton size was billed apart.',
        'Missed the cutoff three times in our first month.',
      ],
      second: ['The manager was polite about it, which helps only so much.', 'It has improved since.'],
    },
    1: {
      first: [
        'Our goods sat on the dock for four days before they were booked in.',
        'Nobody told us that the building closes for the holidays. Orders stood still for six days.',
      ],
      second: ['We have moved out.', 'The deposit was paid back in full, at least.'],
    },
  }

/** What providers answer, by the stars of the review. */
export const replyTexts: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>> = {
  5: [
    'Thank you. We passed this on to the night shift, who load most of your trucks.',
    'Good to read. Your second lane is free from next month if you need it.',
    'Thanks for taking the time. See you at the dock.',
  ],
  4: [
    'Thank you. The point is fair, and the dock office has it on its list.',
    'Thanks. We have moved the cut-off to six in the evening since.',
  ],
  3: [
    'Thank you for saying so plainly. Write to us with the dates and we go through the scans together.',
    'We had two new people on that shift. It should read better by now; tell us if it does not.',
  ],
  2: [
    'We are sorry. Our site manager has the details and will call you this week.',
    'That is not how we work. The count has been done again and the difference credited.',
  ],
  1: [
    'We are sorry for the trouble. The fault was ours, and the month was credited.',
    'We looked into this with the carrier and changed how such deliveries are booked. Please call us if anything is open.',
  ],
}
