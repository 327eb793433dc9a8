import { catalogue } from '../../../platform/i18n/texts.ts'

/** What each check is about: what is promised, and where that comes from. A check without both does not compile. */
export const promises = catalogue('compliance', {
  'consents.proofs.promise': 'Chaque client a une preuve de son accord aux conditions',
  'consents.proofs.basis': 'RGPD, article 7.1',
  'consents.words.promise': 'Chaque preuve de consentement garde les mots exacts qui ont été lus',
  'consents.words.basis': 'RGPD, article 7.1',
  'audit.chain.promise': 'Le registre des actes de l’équipe n’a été ni modifié ni coupé',
  'audit.chain.basis': 'RGPD, articles 5.2 et 32',
  'retention.clocks.promise': 'Rien n’est gardé au-delà des durées annoncées',
  'retention.clocks.basis': 'RGPD, article 5.1.e',
  'privacy.copies.promise': 'Une copie de ses données est prête dans la journée',
  'privacy.copies.basis': 'RGPD, articles 12.3, 15 et 20',
  'privacy.erasures.promise': 'Un compte est effacé à la fin des trente jours de réflexion',
  'privacy.erasures.basis': 'RGPD, articles 12.3 et 17',
  'withdrawals.delay.promise': 'Une rétractation est réglée en quatorze jours',
  'withdrawals.delay.basis': 'Code de la consommation, article L221-24',
  'complaints.delay.promise': 'Une réclamation est prise en charge en 48 heures et reçoit sa réponse à la date promise',
  'complaints.delay.basis': 'Promesse de la maison',
  'disputes.delay.promise': 'Une contestation reçoit sa réponse en deux jours',
  'disputes.delay.basis': 'Promesse de la maison',
  'prices.struck.promise': 'Un ancien prix annoncé est le plus bas des trente jours d’avant',
  'prices.struck.basis': 'Code de la consommation, article L112-1-1',
  'prices.rise.promise': 'Le prix d’une consultation ne monte pas de plus de 20\u00a0% en un mois',
  'prices.rise.basis': 'Promesse de la maison',
  'premium.labels.promise': 'Un numéro surtaxé n’est jamais écrit sans son prix',
  'premium.labels.basis': 'Arrêté du 10 juin 2009 modifié\u00a0; recommandations de l’Arcep',
  'marketing.suppressed.promise': 'Personne ne reçoit d’offre après l’avoir refusée par une plainte ou un départ',
  'marketing.suppressed.basis': 'CPCE, article L34-5\u00a0; RGPD, article 21.3',
  'marketing.consent.promise': 'Une offre ne part qu’avec l’accord du moment',
  'marketing.consent.basis': 'CPCE, article L34-5',
  'reviews.bought.promise': 'Un avis vient d’une consultation d’une minute ou plus',
  'reviews.bought.basis': 'Code de la consommation, article L111-7-2',
  'reviews.log.promise': 'Chaque décision sur un avis est au registre',
  'reviews.log.basis': 'Code de la consommation, articles L111-7-2 et D111-18',
  'care.delay.promise': 'Une alerte de détresse est close en 48 heures, et le montant retenu est réglé',
  'care.delay.basis': 'Promesse de la maison',
  'accessibility.statement.promise': 'La déclaration d’accessibilité a moins d’un an',
  'accessibility.statement.basis': 'Loi n°\u00a02005-102, article 47\u00a0; RGAA 4.1',
  'processors.named.promise': 'La page des données nomme chaque sorte de prestataire',
  'processors.named.basis': 'RGPD, articles 13.1.e et 28',
})

type Key = keyof typeof promises.entries
export type CheckId = { [K in Key]: K extends `${infer Id}.promise` ? Id : never }[Key]

/** What the figures of the evidence are. */
export const evidenceTexts = catalogue('complianceEvidence', {
  checked: 'Vérifiés',
  faults: 'En défaut',
  labels: 'Numéros affichés',
  statedOn: 'Établie le',
  providers: 'Prestataires en service',
})
