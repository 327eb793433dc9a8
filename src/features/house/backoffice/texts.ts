import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('backoffice', {
  title: 'Administration {company}',
  noScripts: 'L’administration a besoin de JavaScript. L’espace de l’équipe s’ouvre sans.',
  desk: 'Ouvrir l’espace de l’équipe',
})
