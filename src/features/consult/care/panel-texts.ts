import { catalogue } from '../../../platform/i18n/texts.ts'

/** Texts shown once a consultation was stopped for someone's safety. */
export const texts = catalogue('carePanel', {
  title: 'Quelqu’un peut vous écouter maintenant',
  lead: 'Ce que vous vivez compte plus que cette consultation\u00a0: nous l’avons arrêtée. Des personnes formées vous écoutent gratuitement, sans vous juger.',
  free: 'Rien ne vous est facturé pour l’instant\u00a0: ce qui avait été compté est mis en attente, et votre reçu dit ce qu’il devient. Notre équipe est prévenue, sans lire vos mots\u00a0; elle n’est pas un service d’urgence, ces numéros si.',
  mistake: 'Si nous nous sommes trompés, pardon. Vous pouvez revenir quand vous le souhaitez.',
  europe: 'Toute urgence, partout en Europe',
  childhood: 'Enfance en danger, jour et nuit',
  psychicTitle: 'Consultation arrêtée par précaution',
  psychicLead:
    '{name} voit ces numéros en ce moment, et rien ne lui est facturé pour l’instant. Votre part est en attente\u00a0: une personne de notre équipe regarde ce qui s’est passé et décide. Sans décision sous 48\u00a0heures, le client est remboursé et cette part n’est pas versée.',
  psychicNext: 'Si cet échange vous pèse, ces numéros sont là pour vous aussi.',
})
