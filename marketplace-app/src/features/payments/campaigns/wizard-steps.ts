/** The steps of a new campaign; apart from the draft, since the address names them. */
export const wizardSteps = ['type', 'listings', 'budget', 'review'] as const
export type WizardStep = (typeof wizardSteps)[number]
