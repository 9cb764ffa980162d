export const referralTexts = {
  title: 'Invite others',
  lead: 'Whoever opens an account by your link counts as invited by you.',
  link: 'Your link',
  copy: 'Copy the link',
  joined: (count: number) => {
    if (count === 0) return 'Nobody has joined by it yet.'
    return count === 1 ? '1 person has joined by it.' : `${count} people have joined by it.`
  },
} as const
