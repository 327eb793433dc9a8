import type { SeedGame } from '../kinds.ts'

export const tarotOfMoney: SeedGame = {
  slug: 'le-tarot-gratuit-d-argent',
  name: 'Le tarot gratuit d’argent',
  summary: 'Trois cartes pour regarder en face votre travail et vos comptes.',
  title: 'Tarot gratuit de l’argent et du travail, en trois cartes',
  description:
    'Ce que vous avez, ce qui équilibre, ce qui demande un effort : trois cartes gratuites pour penser à votre travail et à vos comptes, sans compte à créer.',
  intro: `
<h2>Une balance et trois cartes</h2>
<p>L’argent est un sujet dont on parle peu, et dont on rêve beaucoup. Ce tirage le pose sur une balance. D’un côté, ce qui
est déjà là : des moyens, un métier, un réseau, une habileté que vous ne comptez plus. De l’autre, ce qui demande du temps,
de la prudence ou de l’aide. Au milieu, la carte qui équilibre : une décision à prendre, une habitude à changer, parfois
une simple facture à ouvrir.</p>
<p>Il sert aussi bien au travail qu’aux comptes. Un entretien qui approche, un projet à chiffrer, une envie de changer de
voie, un budget qui fuit sans que l’on sache par où : les trois places se lisent de la même façon.</p>
<h3>Ce que ce tirage ne fera pas</h3>
<p>Il ne donne ni numéro gagnant ni conseil de placement, et n’annonce aucune rentrée d’argent. Un jeu de cartes ne connaît
pas votre relevé. Ce qu’il fait bien, c’est poser autrement une question que l’on repousse, et rendre visible la ressource
que l’on oubliait d’inscrire dans la colonne de gauche.</p>
<p>Si vos difficultés sont sérieuses, une assistante sociale ou un point conseil budget vous aideront gratuitement, et bien
mieux que n’importe quel tirage.</p>
`,
  asking:
    'Partez d’un fait : une somme, une date, une démarche. « Comment aborder cette négociation ? » ou « Où va mon énergie au travail ? » donnent prise aux cartes. Évitez « Vais-je être riche ? », qui ne dépend d’aucune d’elles.\n\nChoisissez ensuite le thème, argent ou travail : la lecture d’ensemble s’y accorde.',
  questions: [
    {
      question: 'Puis-je m’en servir pour décider d’un achat ou d’un placement ?',
      answer:
        'Non. Servez-vous-en pour clarifier ce que vous attendez de cet achat, puis faites vos comptes ou demandez l’avis d’un professionnel.',
    },
    {
      question: 'Pourquoi seulement trois cartes ?',
      answer:
        'Parce qu’une question d’argent se résout rarement en l’agrandissant. Pour un bilan plus large, le Tarot de Marseille propose sept, dix ou douze cartes.',
    },
    {
      question: 'Ce tirage pousse-t-il à consulter ?',
      answer:
        'Non. Il est gratuit, entier, et s’arrête là. Si l’argent vous inquiète, une consultation payante n’est pas la première chose à faire.',
    },
  ],
}
