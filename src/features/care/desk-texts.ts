import { catalogue } from '../../platform/i18n/texts.ts'

/** What the staff reads of alerts and reports, and what it writes. */
export const deskTexts = catalogue('careDesk', {
  greeting: 'Bonjour,',
  alertSubject: 'Alerte de soin\u00a0: une personne est peut-être en danger',
  alertLead:
    'Une consultation vient d’être arrêtée, parce qu’une personne est peut-être en danger. Elle a vu les numéros d’aide et rien ne lui est facturé. Ouvrez l’alerte dès que possible.',
  alertButton: 'Ouvrir l’alerte',
  alertReason: 'Vous recevez cet e-mail parce que vous veillez aux alertes de soin de {company}.',

  reportSubject: 'Notre réponse à votre signalement',
  reportLead: 'Vous nous avez signalé une consultation le {day}. Voici ce que nous avons décidé\u00a0:',
  reportNext: 'Merci de veiller avec nous. {psychic} ne sait pas qui nous a écrit.',
  reportReason: 'Vous recevez cet e-mail parce que vous avez signalé une consultation à {company}.',
})
