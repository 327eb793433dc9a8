import { catalogue } from '../../../../platform/i18n/texts.ts'

/** The page that is kept on one’s own device: at most 4 KB in all. */
export const texts = catalogue('draws.verify-file', {
  title: 'Vérifier un tirage',
  lead: 'Le calcul est refait ici, sur votre appareil, sans connexion. Changez un seul caractère\u00a0: il ne tombe plus juste.',
  serverSeed: 'Graine du site',
  clientSeed: 'Votre part',
  committed: 'Empreinte annoncée avant le tirage',
  computed: 'Empreinte de la graine',
  upside: '(à l’envers)',
  same: 'retrouvée',
  other: 'en donne une autre',
  holds: 'Tout concorde\u00a0: l’empreinte et le tirage.',
  fails: 'Le calcul ne donne pas ce tirage.',
  scripts: 'Le calcul a besoin de JavaScript.',
})
