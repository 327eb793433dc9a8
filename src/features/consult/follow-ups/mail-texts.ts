import { catalogue } from '../../../platform/i18n/texts.ts'

export const mailTexts = catalogue('followUpMail', {
  greeting: 'Bonjour {firstName},',
  clientSubject: 'Un mot vous attend',
  client: 'Comme vous l’aviez permis, un mot vous a été écrit après votre consultation. Il est dans votre compte.',
  clientNext: 'Rien n’est à payer. Vous pouvez y répondre une fois si vous le souhaitez, et rien ne vous y oblige.',
  clientButton: 'Lire ce mot',
  clientReason:
    'Vous recevez ce message parce que vous avez accepté, après une consultation sur {company}, qu’un mot vous soit écrit.',
  psychicSubject: 'Une réponse à votre mot',
  psychic: 'Une réponse au mot que vous avez écrit après une consultation vous attend. L’échange est maintenant clos.',
  psychicButton: 'Lire la réponse',
  psychicReason: 'Vous recevez ce message parce que vous consultez sur {company}.',
})
