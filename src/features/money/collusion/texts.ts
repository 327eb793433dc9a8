import { catalogue } from '../../../platform/i18n/texts.ts'

/** The mail that asks the staff to look; not used on pages. */
export const texts = catalogue('collusion', {
  subject: 'Des consultations demandent votre regard',
  greeting: 'Bonjour {firstName},',
  body: 'Des comptes de clients semblent agir de concert avec un voyant. À regarder\u00a0: {names}. Ce ne sont que des indices\u00a0: lisez les chiffres avant de suspendre des virements, ou classez le signalement.',
  button: 'Lire les signalements',
  reason: 'Vous recevez ce message parce que vous pouvez suspendre les virements aux voyants de {company}.',
})
