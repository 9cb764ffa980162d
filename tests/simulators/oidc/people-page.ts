const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

type Person = { email: string; firstName: string; lastName: string; isVerified: boolean; note: string }

const people: Person[] = [
  {
    email: 'customer@stackyard.test',
    firstName: 'Cora',
    lastName: 'Bennett',
    isVerified: true,
    note: 'has an account',
  },
  { email: 'seller@stackyard.test', firstName: 'Sam', lastName: 'Calloway', isVerified: true, note: 'has an account' },
  { email: 'newcomer@example.test', firstName: 'Noa', lastName: 'Lind', isVerified: true, note: 'is new here' },
  {
    email: 'unproved@example.test',
    firstName: 'Uma',
    lastName: 'Berg',
    isVerified: false,
    note: 'email not verified',
  },
]

const style = `
:root { color-scheme: light dark } body { margin: 0 auto; max-width: 28rem; padding: 2rem 1rem; font: 1rem/1.5 system-ui }
form { margin: 0 0 .75rem } button { width: 100%; min-height: 44px; padding: .5rem 1rem; text-align: start; font: inherit }
label { display: block; margin: .5rem 0 } input:not([type=checkbox]) { display: block; width: 100%; box-sizing: border-box; min-height: 40px; font: inherit }`

const hidden = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
    .join('')

/** The provider's page: who signs in? `query` is the authorization request, which every choice carries along. */
export function peoplePage(provider: string, query: Record<string, string>): string {
  const choices = people.map(
    ({ email, firstName, lastName, isVerified, note }) =>
      `<form method="post">${hidden({
        ...query,
        email,
        firstName,
        lastName,
        ...(isVerified ? { verified: '1' } : {}),
      })}<button>${escape(`${firstName} ${lastName} · ${email}`)}<br><small>${escape(note)}</small></button></form>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Simulated ${escape(provider)}</title><style>${style}</style></head><body><main>
<h1>Simulated ${escape(provider)}</h1><p>Nothing leaves this machine. Choose who signs in:</p>${choices.join('')}
<h2>Somebody else</h2><form method="post">${hidden(query)}
<label>Email <input name="email" type="email" required></label><label>First name <input name="firstName"></label>
<label>Last name <input name="lastName"></label>
<label><input type="checkbox" name="verified" value="1" checked> The provider has verified the email</label>
<button>Sign in</button></form>
<form method="post">${hidden({ ...query, cancel: '1' })}<button>Cancel</button></form></main></body></html>`
}
