import type { ConsentType } from './rules.ts'

/** What is said under a required box that was not ticked. It is no part of what is agreed to, and of no proof. */
export const errorMessages: Readonly<Partial<Record<ConsentType, string>>> = {
  REGISTRATION: 'Acceptez les conditions et confirmez vos 18 ans pour créer ce compte.',
  FIDELITY_REGISTRATION: 'Cochez cette case pour participer : vos points sont comptés à partir de votre numéro.',
  CALLBACK: 'Cochez cette case pour que l’on vous rappelle.',
  FREE_QUESTION: 'Cochez cette case : sans elle, personne ne peut lire votre question.',
  NEWSLETTER: 'Cochez cette case pour recevoir la lettre.',
  START_AT_ONCE: 'Cochez cette case pour que la consultation commence tout de suite.',
  OWN_TODAY: 'Cochez cette case pour recevoir cet e-mail chaque matin.',
  SHARED_CHART: 'Cochez cette case pour partager votre thème.',
  SENSITIVE_DATA: 'Cochez cette case pour confier ce que la loi protège : croyances, santé, vie intime.',
}
