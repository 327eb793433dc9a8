import polyglotI18nProvider from 'ra-i18n-polyglot'
import french from 'ra-language-french'
import { areas } from './areas.ts'
import { asTypeset } from './typeset.ts'

/** Our own wording instead of that of `ra-language-french`. */
const own = {
  action: { edit: 'Modifier', update_application: 'Recharger la page', toggle_theme: 'Changer de thème' },
  auth: { user_menu: 'Vous', email: 'E-mail' },
  boolean: { null: '' },
  page: { empty: 'Rien à afficher ici.', invite: '', not_found: 'Page introuvable', access_denied: 'Accès refusé' },
  message: {
    access_denied: 'Votre rôle n’ouvre pas cette page.',
    error: 'Cette page a échoué. Rechargez-la\u00a0; si cela recommence, prévenez l’équipe technique.',
    invalid_form: 'Corrigez les champs signalés.',
    not_found: 'Cette adresse ne mène nulle part.',
    unsaved_changes: 'Ce que vous avez écrit n’est pas enregistré. Quitter la page\u00a0?',
  },
  navigation: { no_filtered_results: 'Rien ne correspond à ces filtres.', no_results: 'Rien à afficher ici.' },
  notification: {
    data_provider_error: 'Une erreur est survenue, merci de réessayer plus tard.',
    http_error: 'Une erreur est survenue, merci de réessayer plus tard.',
    bad_item: 'Cette ligne n’existe pas.',
    item_doesnt_exist: 'Cette ligne n’existe pas.',
    updated: 'C’est enregistré.',
    created: 'C’est créé.',
  },
  validation: { email: 'Indiquez une adresse e-mail.', required: 'Indiquez cette information.' },
}

type Words = { [key: string]: string | Words }

/** Merges our wording into the translation, group by group. */
function saying(translated: Words, ours: Words): Words {
  const both = Object.entries(ours).map(([key, value]) => {
    const theirs = translated[key]
    return [key, typeof value === 'string' || typeof theirs !== 'object' ? value : saying(theirs, value)] as const
  })
  return { ...translated, ...Object.fromEntries(both) }
}

const typeset = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, typeof value === 'string' ? asTypeset(value) : typeset(value)]),
  )

const messages = {
  ra: saying(typeset(french.ra as never), own),
  resources: Object.fromEntries(areas.map(({ name, words }) => [name, words])),
}

export const i18nProvider = polyglotI18nProvider(() => messages as never, 'fr', [{ locale: 'fr', name: 'Français' }], {
  allowMissing: true,
})
