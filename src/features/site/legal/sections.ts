import { href } from 'react-router'

/** The sections of each page in order: the anchor and the text of each. */
export const sections = {
  notice: [
    ['editeur', 'publisher'],
    ['hebergeur', 'host'],
    ['nous-joindre', 'contact'],
    ['mediation', 'mediation'],
    ['contenus', 'rights'],
  ],
  access: [
    ['etat', 'state'],
    ['tests', 'tests'],
    ['limites', 'gaps'],
    ['etablissement', 'made'],
    ['signaler', 'help'],
    ['recours', 'recourse'],
  ],
  privacy: [
    ['responsable', 'who'],
    ['donnees', 'what'],
    ['confidences', 'sensitive'],
    ['destinataires', 'seen'],
    ['durees', 'time'],
    ['droits', 'power'],
    ['cookies', 'cookies'],
  ],
} as const

export type LegalPage = keyof typeof sections

export const LEGAL_PAGES: Readonly<Record<LegalPage, string>> = {
  notice: href('/page/mentions-legales'),
  access: href('/page/accessibilite'),
  privacy: href('/page/donnees-personnelles'),
}
