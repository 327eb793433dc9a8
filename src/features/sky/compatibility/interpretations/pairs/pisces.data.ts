import type { PairsOf } from './pair-texts.ts'

export const pisces: PairsOf = {
  pisces: {
    portrait:
      'Ils étaient assis à deux tables et pleuraient à la même chanson. Deux Poissons se reconnaissent sans preuve. Ils se comprennent par l’humeur, finissent les rêves l’un de l’autre, recueillent un chat puis un cousin puis un inconnu. Il y a chez eux une douceur où viennent se réchauffer des gens très durs. Ils ont aussi deux façons de disparaître, et il arrive que les deux s’emploient le même soir. Le réel attend derrière la porte avec son courrier. On l’invitera, il n’est pas si méchant. Il faut simplement convenir de qui, cette semaine, lui ouvre.',
    attraction:
      'Fluide, féerique, un peu triste parfois, comme tout ce qui est très beau. Vous vous fondez l’un dans l’autre et le temps perd ses repères. La musique aide, l’eau aussi. Ce désir se retire sans bruit quand l’un se sent envahi par les soucis du monde. Fermez les nouvelles. Prenez un bain, et pas seulement pour vous laver.',
    tenderness:
      'Vous êtes la tendresse même. On se caresse les cheveux, on se raconte ses peurs, on se pardonne avant la faute. Personne ne se sent jamais seul, ni jamais tout à fait séparé. C’est là qu’il faut veiller. Quand la peine de l’un devient la peine de l’autre, plus personne ne peut tendre la main. Dites « c’est à moi, cela, je reviens ».',
    communication:
      'Par ondes, par silences, par chansons interposées. Vous vous entendez très bien et ne vous précisez rien. Beaucoup de malentendus dorment là-dessous, chacun ayant voulu épargner l’autre. Prenez un jour pour les choses claires, avec des mots secs. Le montant, la date, ce qui me déplaît. Vous vous croirez brutaux. De l’extérieur, on vous trouverait charmants.',
    stability:
      'L’amour tient, l’intendance flotte. On reste parce que personne d’autre ne comprendrait. Pour que le bateau ne parte pas sans vous, automatisez les paiements, prenez un ami pour les impôts, nommez un capitaine par semaine. Apprenez tous deux à dire non, d’abord aux gens du dehors. Votre maison est un refuge, pas un hall de gare.',
    growth:
      'Vos rêves se ressemblent et manquent de bords. Ils n’ont besoin que d’un cadre, une commande, une date de concert, une élève qui attend. Créez pour quelqu’un. Vous avez l’imagination de quatre personnes et la force d’une et demie, ce qui suffit largement si l’on choisit une seule chose et si quelqu’un vous promet d’être au premier rang.',
  },
}
