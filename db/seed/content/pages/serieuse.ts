import type { SeedPage } from '../kinds.ts'

export const serieuse: SeedPage = {
  path: '/voyance/voyance-serieuse',
  title: 'Voyance sérieuse : neuf signes pour la reconnaître',
  description:
    'Ce que la loi dit de la voyance, les promesses qui trahissent un escroc, les signes d’une pratique honnête, et les questions à poser avant de payer.',
  lead: 'Le mot « sérieux » figure sur toutes les devantures du métier. Il ne prouve rien. Regardons plutôt à quoi cela ressemble, de près, et ce que dit le droit.',
  body: `
<h2>Un aveu pour commencer</h2>
<p>Aucune étude n’a établi que l’avenir se lise dans les cartes, les astres ou une boule de verre. Une pratique sérieuse ne cherche donc pas à passer pour une science. Elle propose un regard, des images, une conversation, parfois une intuition qui tombe juste et dont nul ne sait rendre compte. Celui qui vous dit cela d’emblée vient de vous donner sa meilleure référence.</p>
<h2>Ce que dit la loi</h2>
<p>Jusqu’en 1994, l’ancien Code pénal français punissait d’une amende « les gens qui font métier de deviner et pronostiquer, ou d’expliquer les songes ». Le nouveau code a laissé tomber cette contravention. Le métier est libre, sans diplôme ni ordre, ce qui signifie aussi que n’importe qui peut visser sa plaque.</p>
<p>Restent des garde-fous puissants. L’escroquerie est un délit, l’abus de la faiblesse d’une personne vulnérable en est un autre, et le droit de la consommation interdit les pratiques commerciales trompeuses ou agressives. Annoncer un malheur pour vendre le moyen de l’éviter peut conduire devant un tribunal.</p>
<h2>Les promesses qui doivent vous faire fuir</h2>
<ul>
<li>Le retour garanti de l’être aimé, dans un délai compté en jours.</li>
<li>La levée d’un sort découvert au bout de trois minutes, suivie d’un devis.</li>
<li>Un diagnostic, une date de décès, un sexe d’enfant à naître.</li>
<li>Des numéros de loterie, un placement, une affaire à saisir.</li>
<li>L’ordre de garder le secret, ou de payer par un canal détourné.</li>
</ul>
<p>On reconnaît une manipulation à son rythme : elle flatte, elle effraie, puis elle presse. Dès que la peur entre dans la pièce avec un tarif à la main, levez-vous.</p>
<h2>Neuf bons signes</h2>
<ol>
<li>Le prix se lit avant, taxes comprises, sans astérisque.</li>
<li>Le début du décompte est défini, et il ne court pas pendant les présentations du standard.</li>
<li>La personne décrit sa méthode en mots simples.</li>
<li>Elle dit « je ne sais pas » quand elle ne sait pas.</li>
<li>Elle vous renvoie vers un médecin ou un avocat lorsque la question l’exige.</li>
<li>Elle pose peu de questions d’état civil et n’enquête pas sur votre fortune.</li>
<li>Elle accepte la contradiction sans se fâcher.</li>
<li>Elle vous laisse finir quand vous voulez.</li>
<li>Elle ne vous relance pas.</li>
</ol>
<h2>Comment nous essayons de tenir cette ligne</h2>
<p>Une charte ne vaut que si quelque chose la fait respecter. Ici, le serveur mesure le temps, et personne d’autre. Nul voyant ne peut engager de son propre chef un échange payant. Les avis sont ouverts aux seuls clients ayant passé au moins soixante secondes comptées avec quelqu’un, ou reçu sa réponse par SMS, sont datés, et les mauvais restent en ligne s’ils sont corrects dans leur forme. Le reçu se conteste d’un bouton et la réponse vient sous quarante-huit heures. Les <a href="/page/conditions">conditions</a> engagent par écrit ceux qui répondent à ne vendre aucun rituel et à ne pas poser de diagnostic.</p>
<p>Cela ne garantit pas que chaque séance sera bonne. Deux êtres humains peuvent se manquer. C’est pourquoi une conversation de moins d’une minute comptée ne coûte rien ; l’essai peut être refait le lendemain, ou auprès d’un autre profil.</p>
<h2>Un test simple, à faire tout de suite</h2>
<p>Avant de consulter qui que ce soit, ici ou ailleurs, posez trois questions : combien la minute, quand commence-t-elle, que se passe-t-il en cas de coupure ? Les réponses doivent tenir en une phrase chacune. Si l’on tourne autour, vous avez la vôtre.</p>
<p>Méfiez-vous enfin de votre propre mémoire, qui retient les coups réussis et oublie les autres. Notez les prédictions, datez-les, relisez-les six mois plus tard. Les <a href="/voyance/voyants">voyants</a> honnêtes n’ont rien à craindre de ce carnet. Et si quelqu’un a déjà abusé de votre confiance, sachez que la honte change de camp dès que l’on en parle : la page de <a href="/reclamation">réclamation</a> est ouverte pour ce qui s’est passé ici, la plainte l’est pour le reste.</p>
`,
}
