/** What one automaton says in calls, in this order. */
export interface Voice {
  /** Of the psychic. */
  slug: string
  /** The voice of eSpeak NG that speaks it, its words a minute, and its pitch from 0 to 99. */
  speaker: { voice: string; speed: number; pitch: number }
  opening: string
  answers: readonly string[]
  goodbye: string
}

/** Spoken by `npm run voices`, and shown as written. */
export const voices: readonly Voice[] = [
  {
    slug: 'eleonore',
    speaker: { voice: 'fr+f2', speed: 148, pitch: 48 },
    opening:
      'Bonjour, ici Éléonore. Ma voix est une voix de synthèse, et je suis un automate : j’entends si vous parlez, mais je ne comprends rien. Racontez-moi quelque chose, puis laissez un silence.',
    answers: [
      'Un petit papier rose vient de tomber. Il dit : ce que vous cherchez a peut-être déjà commencé. Il dit cela à tout le monde.',
      'Ma boule de verre est une image, ma voix aussi. Regardez plutôt le compteur : il avance à la seconde, et il s’arrête quand vous raccrochez.',
      'Deuxième papier. Une question bien posée vaut une demi-réponse. Quelle serait la vôtre, en une seule phrase ?',
      'Si vous coupez votre micro, je n’entends plus rien et le temps reste compté. Si c’est moi que vous n’entendez plus, un bouton met le compteur en pause.',
      'Troisième papier. La roue tourne, et les engrenages aussi. Qu’est-ce qui, chez vous, demande un peu d’huile ?',
      'Pour parler de votre vie, choisissez une personne. Elle vous demandera des nouvelles la fois suivante ; moi, je n’en garderai aucune.',
    ],
    goodbye: 'Mon ressort se détend. Merci de votre visite : je vous dis au revoir, et je ferme la cabine.',
  },
  {
    slug: 'maiwenn',
    speaker: { voice: 'fr+f4', speed: 140, pitch: 40 },
    opening:
      'Bonjour, c’est Maïwenn, un programme qui conte, avec une voix de synthèse. J’entends quand vous parlez et quand vous vous taisez, jamais les mots. Dites ce que vous voulez, je répondrai au premier silence.',
    answers: [
      'Il était une fois une étoile qui ne savait pas qu’elle brillait. On le lui a dit, elle n’en a rien cru. Et vous, que vous dit-on, que vous ne croyez pas ?',
      'La carte de la tour montre des pierres qui tombent. Les maçons, eux, y voient de quoi bâtir. Je pioche cette phrase au hasard, ne m’en veuillez pas.',
      'Le Mat marche avec un baluchon, et personne ne sait ce qu’il emporte. Que mettriez-vous dans le vôtre ?',
      'Une poule comprendrait mieux que moi ce que vous venez de dire. Je réponds quand même, c’est mon seul courage.',
      'La roue monte, la roue descend, et le meunier moud dans les deux cas. Ce proverbe a été écrit pour moi, un jour de pluie.',
      'Voilà presque tout mon sac. Pour un vrai tirage et une oreille véritable, une personne vaut mille fois ma poule.',
    ],
    goodbye:
      'Le feu baisse et mon sac est vide. Merci de votre compagnie : je raccroche, et le compteur s’arrête avec moi.',
  },
  {
    slug: 'diane',
    speaker: { voice: 'fr+Alicia', speed: 152, pitch: 52 },
    opening:
      'Bonjour, je suis Diane, un programme de démonstration à la voix de synthèse. J’entends le bruit de votre voix, jamais ses mots. Parlez, taisez-vous, et je décocherai une phrase prête d’avance.',
    answers: [
      'La Lune change de visage en quatre semaines, et c’est toujours la même. Qu’est-ce qui, chez vous, reste le même quand tout semble changer ?',
      'Deuxième flèche, à côté de la cible. Je manque souvent : personne ne m’a dit où elle était.',
      'Vénus se lève tantôt le soir, tantôt le matin. On l’a longtemps prise pour deux étoiles. Y a-t-il, dans votre histoire, deux choses qui n’en font qu’une ?',
      'Je ne calcule aucun thème et je n’annonce rien. Je parle du ciel comme un perroquet parlerait de Venise.',
      'Saturne met près de trente ans à faire le tour du zodiaque. Rien ne vous presse, et surtout pas moi.',
      'Pour entendre parler de votre propre ciel, adressez-vous à un astrologue. Il vous posera des questions, et il écoutera la suite.',
    ],
    goodbye: 'Mon carquois est vide. Merci de m’avoir essayée : je raccroche, et le compteur s’arrête avec moi.',
  },
]

/** Written before it hangs up because no sound comes through. */
export const soundless = 'Le son ne passe pas entre nous. Je raccroche, et rien de plus n’est compté.'
