import { href } from 'react-router'
import { POOL_PAGE } from '../free-questions/rules.ts'
import { REVIEWS_PAGE } from '../replies/rules.ts'
import { TRAINING_PAGE } from '../training/rules.ts'

/** The areas of the workspace, in the order of its menu, by group; the labels are named in texts.ts. */
export const areas = [
  { label: 'area.desk', href: href('/espace-voyant'), group: null },
  { label: 'area.appointments', href: href('/espace-voyant/rendez-vous'), group: 'work' },
  { label: 'area.questions', href: POOL_PAGE, group: 'work' },
  { label: 'area.texts', href: href('/espace-voyant/sms'), group: 'work' },
  { label: 'area.hours', href: href('/espace-voyant/horaires'), group: 'work' },
  { label: 'area.answers', href: href('/espace-voyant/reponses'), group: 'work' },
  { label: 'area.refused', href: href('/espace-voyant/clients-refuses'), group: 'work' },
  { label: 'area.earnings', href: href('/espace-voyant/gains'), group: 'money' },
  { label: 'area.account', href: href('/espace-voyant/gains/compte-bancaire'), group: 'money' },
  { label: 'area.disputes', href: href('/espace-voyant/contestations'), group: 'money' },
  { label: 'area.profile', href: href('/espace-voyant/profil'), group: 'me' },
  { label: 'area.reviews', href: REVIEWS_PAGE, group: 'me' },
  { label: 'area.statistics', href: href('/espace-voyant/statistiques'), group: 'me' },
  { label: 'area.training', href: TRAINING_PAGE, group: 'me' },
  { label: 'area.house', href: href('/espace-voyant/equipe'), group: 'me' },
  { label: 'area.rights', href: href('/espace-voyant/mes-droits'), group: 'me' },
] as const

export const groups = ['work', 'money', 'me'] as const
