// A process of its own, which open-drawer.ts keeps: see there.
import { answerEach } from '../workers/answer-each.ts';
import { createSandbox, type DrawingAnswer, type DrawingOrder } from './draw-in-sandbox.ts';

const draw = await createSandbox();
answerEach<DrawingOrder, DrawingAnswer>(async (order) => draw(order));
