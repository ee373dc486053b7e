/** What management and analysts say on an earnings call about demand, prices, customers and competitors. */

// `# key|as announced`, then `?` questions, then sentences in the order in which they are said.
// `+` marks a sentence for a quarter of growth, `-` one for a quarter without.
export const DEMAND_TOPICS = `
# demand|demand
? Could you walk us through how demand for {product} moved through the quarter, month by month, and what you are seeing so far in the {nq}?
? I wanted to ask about the shape of demand. How much of what you saw in {product} was underlying, and how much was {customers} catching up?
? When you talk to {customers} today, is the tone any different from where it was ninety days ago?
+Demand for {product} was healthy from the first week of the quarter to the last, and no single account explains it.
+The order pattern we saw was steadier than a year ago, which tells us that {customers} are buying for use and not for the shelf.
-Demand for {product} was softer than we had planned for, particularly in the middle month of the quarter.
-{Customers} did not walk away, but they took longer to sign and they started smaller.
We track inquiries as the earliest signal, and those were within a few points of the trailing four-quarter average.
Seasonality matters in this business, and I would caution against reading a single month as a trend.
Existing accounts were about {repeat} of new business, and the remainder came from names we had not worked with before.
In {region} the conversations are more about timing than about need, and we have not seen budgets withdrawn.
It was more uneven in {region2}, and we are watching that closely.
We do not see evidence of double ordering, and our teams ask that question every week.
What gives me comfort is that the reasons {customers} come to us have not changed, and the cost of waiting is higher for them than it was.
So far in the {nq}, activity has tracked in line with what is in our guidance, no better and no worse.
# pricing|pricing and mix
? On pricing, you have spoken of increases of around {price}. How much of that has landed, and what did {rival} do?
? How should we think about price against volume from here, and is there more to do on list prices next year?
? Could you give us a sense of mix? It looked to us as if {sideline} grew into a different share than you had planned.
Price contributed a little over {pricePoints} of the change in revenue this quarter, and the rest was volume and mix.
The increase of {price} we announced in the spring has now reached nearly all of our accounts.
We priced to recover cost and no more, because {customers} remember who took advantage when supply was tight.
Where contracts have an index in them the adjustment is automatic, with a lag of roughly a quarter.
{Rival} has been more aggressive on price in the low end, and we have let some of that business go.
We lose very little on price alone, and when we do, about a third come back within a year.
Mix was a modest factor, since {sideline} carry a different margin from {product}.
We have stopped discounting at the end of a quarter, and that discipline shows in the first weeks of the next one.
I would not model further list-price changes before the middle of next year.
The premium tier of {product} is now close to {premium} of new business, and it is where the pricing conversation is easiest.
Net of rebates, realized prices were within a point of what we planned in the budget.
# customers|our customers
? You mentioned retention of {retention}. Is there a group of {customers} where it is meaningfully different, and what are you doing about it?
? Can you comment on concentration? How large are the top five accounts today, and are any of those contracts up for renewal in {ny}?
? How are {customers} behaving when contracts come up, on length and on scope?
Retention was {retention}, which is inside the narrow band where it has been for the past two years.
The accounts we lose are mostly small, and the most common reason is that the customer was acquired or closed.
Our ten largest accounts were {topTen} of revenue, and none of them is more than a twelfth of the total.
We now review every account above a certain size twice a year, with the customer in the room and the numbers on the table.
{Customers} tell us that the first thing they want is fewer surprises, and the second is one person to call.
The satisfaction score we run each spring was {score} out of one hundred, measured by an outside firm.
Renewals are running at slightly longer terms, on average {term} months, because both sides want to know what they have.
Cross-selling is still early: about {cross} of the accounts that buy {product} from us also buy {sideline}.
We closed {wins} new accounts in the quarter, and the median one is of similar size to the ones we won last year.
Service calls were answered within {hours} hours on average, and the handful that took longer went to my desk.
We ask every departing customer why, and the answers go to the product team unedited.
# competition|the competitive picture
? {Rival} announced a new offer for {customers} last month. Are you seeing it in the field yet?
? Has the competitive landscape changed at all, either from {rival} or from smaller entrants?
? Where do you believe you are gaining share, and where would you admit that you are not?
We meet {rival} in perhaps {meet} of our larger tenders, and that figure has hardly moved for a year.
Our win rate where we meet them was {winRate}, and I look at the losses more closely than at the wins.
They are a good company, and what they do well is the first year; what we do well is the years after that.
New entrants tend to start with the part of the market that is easiest to reach, which is not where {customers} have their hard problems.
Switching is slow in this industry: it takes two to three quarters to move a large account, in either direction.
We estimate our share in {region} at a little above {share}, and we do not have a reliable figure for {region2}.
In the lower tier we have chosen not to follow every price down, and that costs us some volume.
When we lose, it is usually on delivery dates, and that is something we can fix.
I would rather talk about our own service levels than compare them with what others have announced and not yet delivered.
Two of the smaller competitors changed owners this year, and {customers} of theirs have called us.
# pipeline|the pipeline
? What does the pipeline look like going into {ny}, and how does the conversion rate compare with history?
? You said sales cycles had changed. How long is a typical decision now, and who has to sign off that did not before?
? How much of the {nq} range is already in hand today?
The qualified pipeline is {cover} times what we need for the next two quarters, using the same definition as last year.
A typical decision takes about {cycle} weeks from the first proposal, and the finance department is now in the room earlier.
We cleaned up the pipeline in the summer and removed everything that had not moved for six months.
About {inHand} of the midpoint of our {nq} range is already under contract.
The larger opportunities are lumpy, so we leave the two biggest out of the guidance altogether.
Conversion is best where {customers} have seen the {place} site, and we have doubled the number of visits we can host.
We hired people in pre-sales rather than in sales, because that is where deals were waiting.
Cancellations were under two percent of what we had booked, so what is signed tends to stay signed.
Partners brought in close to {partner} of new opportunities, and their deals close somewhat faster than our own.
I would describe the pipeline as broader than it was and the individual deals in it as smaller.
`
