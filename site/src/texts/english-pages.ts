/** The standing pages whose words are the site's own until editors write them, in English, as HTML. */

export const aboutBody = (name: string): string => `
<p>${name} is a marketplace for warehouse space and the services around it. Merchants find space by place, need and date, see what is really free, and reserve it with a price that doesn't change on the way to the dock. Warehouses list what they have, say yes or no to each request, and are paid without chasing.</p>
<h2>For merchants</h2>
<p>Search the map, compare warehouses by what they are good at, and book by the pallet or by the square foot for one, three, six or twelve months. A card is held when you reserve and charged only when the warehouse accepts.</p>
<h2>For warehouses</h2>
<p>List buildings, set prices by term, open a HotRack when racks stand empty, and decide on every reservation yourself. Nothing is booked over: the same space is never sold twice for the same day.</p>
<h2>How we rate</h2>
<p>Stars come from customers. Diamonds come from our own team, who look at buildings, people and technology: <a href="/rating-system">see how</a>.</p>
`

export const contactBody = (email: string): string => `
<p>Write to <a href="mailto:${email}">${email}</a>. A person reads every message and answers on working days within one day.</p>
<h2>About a reservation</h2>
<p>Tell us the number of the transaction as it stands in your dashboard, and what you expected to happen. Most questions about dates and space are answered fastest by the warehouse itself.</p>
<h2>About a listing</h2>
<p>If a page about your company was compiled by us from public sources, you can claim it: write from an address at the company's own domain and name the page.</p>
<h2>Something wrong on a page</h2>
<p>Send us the address of the page and what is wrong with it. If you saw a reference number with an error, add it: it leads us to the exact moment.</p>
`
