import { href } from 'react-router'
import { POOL_PAGE } from '../free-questions/rules.ts'
import { REVIEWS_PAGE } from '../replies/rules.ts'

/** The areas of the workspace, in the order of its menu; the labels are named in texts.ts. */
export const areas = [
  { label: 'area.desk', href: href('/espace-voyant') },
  { label: 'area.appointments', href: href('/espace-voyant/rendez-vous') },
  { label: 'area.hours', href: href('/espace-voyant/horaires') },
  { label: 'area.questions', href: POOL_PAGE },
  { label: 'area.texts', href: href('/espace-voyant/sms') },
  { label: 'area.answers', href: href('/espace-voyant/reponses') },
  { label: 'area.profile', href: href('/espace-voyant/profil') },
  { label: 'area.reviews', href: REVIEWS_PAGE },
  { label: 'area.earnings', href: href('/espace-voyant/gains') },
  { label: 'area.account', href: href('/espace-voyant/gains/compte-bancaire') },
  { label: 'area.statistics', href: href('/espace-voyant/statistiques') },
  { label: 'area.disputes', href: href('/espace-voyant/contestations') },
  { label: 'area.refused', href: href('/espace-voyant/clients-refuses') },
  { label: 'area.rights', href: href('/espace-voyant/mes-droits') },
  { label: 'area.house', href: href('/espace-voyant/equipe') },
] as const
