import type { Gender } from '../../../house/users/rules.ts'
import type { Dimension } from '../questions.ts'
import type { Profile, Stage } from '../rules.ts'

/** How a person's partner is called. */
export const partners: Readonly<Record<Gender, string>> = {
  female: 'votre compagne',
  male: 'votre compagnon',
  unknown: 'votre partenaire',
}

/** Each dimension as it is named in a sentence. */
export const named: Readonly<Record<Dimension, string>> = {
  trust: 'la confiance',
  desire: 'le désir',
  talk: 'la parole',
  quarrels: 'la manière de se disputer',
  balance: 'l’équilibre',
  projects: 'les projets',
}

export const arrivals: Readonly<Record<Gender, string>> = {
  female:
    'Vous êtes venue avec vingt-quatre réponses sincères, et c’est déjà une manière de prendre soin de votre histoire.',
  male: 'Vous êtes venu avec vingt-quatre réponses sincères, et c’est déjà une manière de prendre soin de votre histoire.',
  unknown:
    'Vous voici avec vingt-quatre réponses sincères, et c’est déjà une manière de prendre soin de votre histoire.',
}

export const openings: Readonly<Record<Profile, string>> = {
  even: 'Ce qui frappe, c’est l’harmonie de l’ensemble\u00a0: aucun domaine ne crie, aucun ne se tait. Votre relation ressemble à une maison habitée, où chaque pièce sert. Lisez ce qui suit comme un état des lieux bienveillant, et gardez pour la fin les petites choses à arranger.',
  contrast:
    'Ce qui frappe, c’est le relief\u00a0: certains domaines sont éclairés comme en plein midi, d’autres attendent encore leur lampe. Une histoire d’amour ne grandit pas partout à la même vitesse. L’intérêt est de savoir d’où vient la lumière, pour la porter là où elle manque.',
  growing:
    'Ce qui frappe, c’est le mouvement\u00a0: presque tout est en place, et presque tout peut encore grandir. Vous n’êtes ni dans l’évidence des débuts, ni dans l’usure. C’est un moment où de petits gestes, répétés, comptent davantage que de grandes déclarations.',
  hard: 'Ce qui frappe, c’est la fatigue\u00a0: plusieurs domaines vous coûtent en ce moment, et vous l’avez dit sans détour. Un test ne décide de rien, et il ne sait pas ce que vous avez traversé. Lisez ce qui suit sans vous presser, gardez ce qui vous aide, laissez le reste.',
}

/** How the strongest dimension can help the weakest. */
export const bridges: Readonly<Record<Dimension, string>> = {
  trust:
    'Servez-vous de l’une pour aider l’autre\u00a0: «\u00a0voilà ce qui me manque\u00a0» s’entend bien mieux entre deux personnes qui se font confiance, et vous en êtes là.',
  desire:
    'Servez-vous de l’élan qui vous réunit\u00a0: abordez le sujet difficile après un moment doux, quand la tendresse a déjà fait son travail, et jamais à sa place.',
  talk: 'Vous avez les mots\u00a0: il suffit de leur réserver un rendez-vous, et d’y inscrire ce sujet-là, seul, avant qu’il ne s’impose de lui-même.',
  quarrels:
    'Vous savez traverser un désaccord sans vous blesser\u00a0: vous pouvez donc ouvrir ce sujet, même s’il annonce un peu de vent.',
  balance:
    'Vous savez partager une charge\u00a0: faites de ce chantier une tâche à deux, avec un début, une fin, et du repos au milieu.',
  projects:
    'Vous savez construire\u00a0: traitez ce point comme un projet, avec une première étape modeste et une date pour la regarder ensemble.',
}

export const evenBridge =
  'Aucun domaine ne se détache vraiment\u00a0: vos appuis et vos fragilités se tiennent à la même hauteur. C’est l’occasion de demander à {partner} par où commencer, et de comparer vos deux réponses.'

export const stages: Readonly<Record<Stage, string>> = {
  young:
    'Votre histoire a moins d’un an, et déjà des habitudes qui prennent. Celles que vous installez maintenant seront difficiles à défaire, les bonnes comme les autres. Osez dire tôt ce qui compte, pendant que tout s’écoute encore avec curiosité.',
  settled:
    'Quelques années ont passé\u00a0: vous connaissez les défauts, les anniversaires, la façon de faire le café. C’est l’âge où l’on croit savoir. Posez à nouveau les questions du début, car les réponses ont changé sans vous prévenir.',
  long: 'Vous avez derrière vous plus de cinq ans de jours partagés, et des difficultés déjà traversées. Cette durée est une preuve, pas une garantie. Fêtez ce que vous avez bâti, et gardez un peu de curiosité pour la personne qui se tient à côté de vous.',
}

/** One thing to try for each dimension. */
export const gestures: Readonly<Record<Dimension, string>> = {
  trust:
    'Pendant deux semaines, prévenez toujours d’un retard, même de dix minutes, et remerciez quand on vous prévient.',
  desire: 'Réservez une soirée sans écran ni programme, où la seule règle est de ne rien attendre de précis.',
  talk: 'Essayez un quart d’heure par semaine où l’on parle à tour de rôle, sans s’interrompre, et sans parler d’intendance.',
  quarrels:
    'Choisissez ensemble un mot de pause, un peu drôle si possible, et l’heure à laquelle toute dispute suspendue reprend.',
  balance:
    'Échangez une tâche pendant un mois, la plus lourde contre la plus invisible, puis racontez-vous ce que vous avez appris.',
  projects:
    'Notez chacun trois envies pour l’année, échangez les listes, et donnez une date à celle qui apparaît deux fois.',
}

export const closings: Readonly<Record<Gender, string>> = {
  female:
    'Vous pouvez être fière d’avoir regardé tout cela en face. Ce portrait a l’âge d’une soirée\u00a0: il changera avec vous.',
  male: 'Vous pouvez être fier d’avoir regardé tout cela en face. Ce portrait a l’âge d’une soirée\u00a0: il changera avec vous.',
  unknown:
    'Regarder tout cela en face demande du courage. Ce portrait a l’âge d’une soirée\u00a0: il changera avec vous.',
}
