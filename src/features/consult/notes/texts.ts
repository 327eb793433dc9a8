import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('notes', {
  noteTitle: 'Ma note sur {name}',
  description: 'Ce que vous notez d’une personne que vous avez reçue.',
  label: 'Ma note',
  hint: 'Elle vous suit d’une consultation à l’autre. {name} peut la lire et l’effacer depuis son compte.',
  save: 'Enregistrer ma note',
  savedNote: 'Votre note est enregistrée.',
  erasedNote: 'Votre note est effacée.',
  presentNote: 'Ce qui est enregistré en ce moment :',
  presentNone: 'Plus rien n’est enregistré.',
  changedNext: 'Votre texte est ci-dessous : relisez-le, puis enregistrez-le pour remplacer la note.',
  closed: '{name} a retiré l’accord dont votre note dépend : elle est fermée.',
  backToRoom: 'Revenir à la consultation',
  toNote: 'Ouvrir ma note sur {name}',
  toRefuse: 'Ne plus recevoir {name}',
  toGift: 'Lui offrir des minutes',

  myTitle: 'Ce que les voyants ont noté de vous',
  myLead:
    'Un voyant peut garder une note d’une consultation à l’autre. Il est seul à lire la sienne, avec vous : les autres voyants ne la voient pas.',
  myDescription: 'Les notes que les voyants gardent sur vous : les lire, les effacer.',
  none: 'Personne n’a rien noté sur vous.',
  by: '{name}, le {day}',
  erase: 'Effacer cette note',
  eraseNamed: 'Effacer la note de {name}',
  eraseAll: 'Effacer toutes les notes',
  erasedOne: 'La note est effacée, pour de bon.',
  erasedAll: 'Toutes les notes sont effacées, pour de bon.',
  dataLead: 'Un voyant que vous avez consulté peut avoir noté quelque chose pour s’en souvenir.',
  dataLink: 'Voir ces notes',
  backToData: 'Revenir à mes données',
})
