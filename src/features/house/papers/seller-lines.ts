import type { Values } from '../../../platform/i18n/texts.ts'
import type { texts } from './paper-texts.ts'
import type { Named } from './read-identity.server.ts'

/** The company that a paper binds, and how to reach it; or that there is none, in the demonstration. */
export function sellerLines(
  { contact, identity }: Omit<Named, 'company'>,
  t: (key: keyof typeof texts.entries, values?: Values) => string,
): string[] {
  if (!identity) return [t('demo')]
  const { name, address, registration, mediator } = identity
  return [t('sellerLine', { name, address, registration }), t('sellerReach', { contact, mediator })]
}
