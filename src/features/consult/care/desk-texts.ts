import { catalogue } from '../../../platform/i18n/texts.ts'

/** Texts about alerts and reports that staff read and send. */
export const deskTexts = catalogue('careDesk', {
  greeting: 'Bonjour,',
  alertSubject: 'À voir tout de suite : une personne est peut-être en danger',
  alertLead:
    'Une consultation vient d’être arrêtée, parce qu’une personne est peut-être en danger. Elle a vu les numéros d’aide. Ce qui avait été compté est en attente, le prix pour le client comme la part du voyant. Ouvrez l’alerte dès que possible\u00a0: c’est en la fermant que vous décidez de ce montant.',
  againSubject: 'Alerte de détresse : un montant attend toujours votre décision',
  againLead:
    'Une consultation arrêtée par précaution n’a pas encore été examinée. Comme ce n’est pas la première de cette personne en trente jours, rien ne se règle sans vous\u00a0: le montant reste en attente, et cet e-mail revient chaque jour.',
  alertButton: 'Ouvrir l’alerte',
  alertReason: 'Vous recevez cet e-mail parce que vous veillez aux alertes de détresse de {company}.',

  chargedSubject: 'Votre reçu n°\u00a0{id} est établi',
  chargedLead:
    'Le montant de votre consultation n°\u00a0{id} avec {psychic} était en attente. Il est maintenant réglé\u00a0: {amount}. Le détail est sur votre reçu.',
  chargedButton: 'Voir mon reçu',
  chargedNext: 'Si vous n’êtes pas d’accord, vous pouvez contester ce reçu\u00a0: une autre personne le vérifiera.',
  chargedReason: 'Vous recevez cet e-mail parce que vous avez consulté sur {company}.',

  reportSubject: 'Notre réponse à votre signalement',
  reportLead: 'Vous nous avez signalé une consultation le {day}. Voici ce que nous avons décidé\u00a0:',
  reportNext: 'Merci de veiller avec nous. {psychic} ne sait pas qui nous a écrit.',
  reportReason: 'Vous recevez cet e-mail parce que vous avez signalé une consultation à {company}.',
})
