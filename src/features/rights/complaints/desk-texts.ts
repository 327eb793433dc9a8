import { catalogue } from '../../../platform/i18n/texts.ts'

/** Texts that accompany an answer by staff. */
export const deskTexts = catalogue('complaintsDesk', {
  mailSubject: 'Réponse à votre réclamation {reference}',
  mailGreeting: 'Bonjour,',
  mailLead: 'Vous nous avez adressé la réclamation {reference}. Voici notre réponse\u00a0:',
  mailMediator:
    'Si elle ne vous convient pas, vous pouvez saisir gratuitement le médiateur de la consommation\u00a0: {mediator}.',
  mailMediatorUnnamed: 'Si elle ne vous convient pas, vous pouvez saisir gratuitement un médiateur de la consommation.',
  mailReason: 'Vous recevez cet e-mail parce qu’une réclamation a été envoyée à {company} avec cette adresse.',
})
