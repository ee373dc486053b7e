/** What is said on an earnings call about the running of the business: sites, supply, people, technology, roadmap. */

export const OPERATIONS_TOPICS = `
# roadmap|the roadmap
? Could you update us on the next generation of {product}? Is the timing you gave last quarter still right?
? How are {customers} reacting to the new version of {product}, and does it replace the existing one or add to it?
? What share of your development budget goes to {sideline} today, and when would we see it in revenue?
The next generation of {product} is on schedule, and the first reference customers have had it since the end of the quarter.
We tested it with {n} of our most demanding accounts first, because they find the faults that a laboratory does not.
The feedback on the core design is good, and the list of smaller requests is long, as it should be at this point.
Pricing for it will be announced in the first quarter of {ny}, and I will not get ahead of that today.
We expect some overlap with what we sell now, and we have planned for it to replace older contracts first.
For {sideline}, the priority is to reach the same service standard as the main line before we push distribution.
We dropped {n2} smaller projects this year, which freed people for the two that matter.
Development spending was close to {rnd} of revenue, and I would expect that share to hold.
About half of the ideas on the roadmap came from {customers}, which was not the case five years ago.
We do not announce dates until the team that has to meet them has agreed, and that is why we are sometimes later to speak.
A pilot with several {customers} in {region} starts in the new year, and we will report on it in the summer.
# supply|supply and delivery
? On lead times, you said {lead} weeks. Where does that need to be for you to be comfortable, and what is in the way?
? Are there any inputs that still worry you, and how much of your purchasing is single-sourced?
? Can you talk about inventory, both yours and what your {customers} hold?
Lead times are now at about {lead} weeks, and the target we have set ourselves is {leadGoal}.
On-time delivery was {onTime}, and the misses were concentrated in one region and one month.
We have qualified a second source for every input that can stop us, with {n} exceptions, and each of those has a named owner.
Freight was a small help to cost, and I would not count on it twice.
Our own stocks are where we want them, and what {customers} tell us about theirs is consistent with the orders we see.
The supplier in {region2} that gave us trouble last year is back to normal, and we have kept the alternative warm.
We buy further ahead for a handful of items, which you see in prepayments.
Quality at goods-in held at the level of last year, which is good but not yet what we want.
Tariffs are a cost of less than half a percent of revenue on today's rules, and it is in the guidance.
Planning is now done on a weekly cycle, and it has taken most of the expediting out of the system.
# site|our {place} operation
? How is the expansion in {place} progressing, and when does it start to contribute?
? What is utilization at {place} today, and how much volume can you absorb before you need the next step?
? Were there any one-off costs at {place} in the quarter that we should strip out?
The {place} expansion is on budget, and the second phase will be complete in the spring of {ny}.
Utilization there was around {utilization}, which leaves room for the growth in our plan without another step.
We run the site six days a week and have kept the seventh as a reserve rather than as a habit.
Start-up costs were {startup} in the quarter, all of it in cost of revenue, and we do not adjust it.
The crew in {place} has gone {safeDays} days without a lost-time injury, and I want to thank them for that.
Once the new wing is running, unit cost should come down by three to four percent over six quarters.
We moved the planning team for {sideline} to {place} as well, so that questions take hours and not days.
The state and the county have been constructive, and all of the permits we need for this phase are in hand.
Energy for the site is contracted through {ny} at a fixed price for about {hedged} of our needs.
We have no plans to open a second site of that size, and I say so because the question comes up every quarter.
# people|people
? How is hiring going, and is wage inflation still running at the {wages} you mentioned?
? You have had some changes in the leadership team. Should we expect more, and how is the handover going?
? Headcount was about flat in our numbers. Is that the level for next year as well?
We ended the quarter with {heads} colleagues, and nearly all of the additions were in service and engineering.
Voluntary turnover was {attrition} on an annual basis, below the average for our industry as we measure it.
The wage round added {wages}, which was in the budget, and it took effect at the start of the quarter.
We have trained {n} groups of supervisors this year, because the first line of management is where people decide to stay or leave.
Open positions are filled in about {fill} days, and for specialist roles it is nearer twice that.
The new head of operations has been with us since the summer, and the handover was orderly before the quarter closed.
Contractors are down to less than five percent of hours, which costs a little in flexibility and gains a good deal in quality.
Our apprentices in {place} finished their second year, and every one of them accepted a permanent position.
I would plan headcount to grow more slowly than revenue over any period longer than a year.
The engagement survey had a response of {survey}, and the comments were more useful than the score.
# technology|technology and automation
? Everyone is asking about artificial intelligence, so I will too. Where is it actually changing cost or revenue for you today?
? On the systems migration, how many sites are left, and what is the risk in the final steps?
? How do you measure the return on the automation spending of the last two years?
We use language models in three places where we can measure it: quoting, document checks and the help desk.
Quotes that took two days now take under an hour, and a person still signs every one of them.
I would put the saving at a few tens of thousands of hours a year, which we have reinvested rather than booked as a headline.
The systems migration is done for {n} of our ten units, and the rest follow by the middle of next year.
We postponed the largest cut-over to a quiet week, because a clean switch matters more than a date.
Security spending is up again, and we had no incident in the quarter that we would need to tell you about.
Automation has to pay back within {payback} months in our plan, and we look back after a year to see whether it did.
Data from {product} in the field comes back to the design team every night, and it has shortened the time to find a fault by more than half.
{Customers} are asking for interfaces to their own systems, and the ones that have them stay longer.
We do not sell this as artificial intelligence, because what {customers} pay for is the result.
# regions|the regions
? Could you break down the performance by region, and in particular what you are seeing in {region}?
? {Region2} has been a drag for some of your peers. How do you see it from where you sit?
? What is the appetite for expansion outside your home market, and what would make you slow down?
Our home market is still roughly {home} of revenue, and it performed much like the group as a whole.
In {region}, we opened {n2} service points and will leave it at that until they are full.
We are smaller in {region2}, and a change of a few accounts there moves the percentage by more than it should.
Currency moved revenue by less than half a point, and we hedge costs rather than translation.
We enter a market with a partner first and with our own people second, and so far that has kept our mistakes cheap.
Local competitors in {region} are strong, and our answer is service hours and not advertising.
The team in {region2} has a new leader who came from {rival}, and the first reviews have been encouraging.
Regulation is the main difference between our markets, and it is the reason why margins in {region} will stay below the group's.
If I had to rank them, I would put {region} first on opportunity and {region2} first on risk.
We report the regions the way we run them, so what you see in the filing is what I see on a Monday.
`
