/**
 * Stands in for the script that Stripe serves: a form with one field, whose payment is asked of api.stripe.com, where a test
 * answers with what Stripe's own script would resolve to.
 */
export const stripeScript = `
window.Stripe = (key) => {
  let field;
  const element = {
    heard: {},
    on(event, listener) { this.heard[event] = listener; return this; },
    once(event, listener) { return this.on(event, listener); },
    off() { return this; },
    mount(place) {
      field = document.createElement('input');
      field.setAttribute('aria-label', 'Card number');
      place.append(field);
      setTimeout(() => this.heard.ready && this.heard.ready(this), 50);
    },
    unmount() {},
    destroy() { field && field.remove(); },
    update() {},
  };
  const elements = { create: () => element, getElement: () => null, update() {}, on() {}, submit: async () => ({}) };
  let clientSecret;
  return {
    elements(options) { clientSecret = options.clientSecret; return elements; },
    async confirmPayment() {
      const answer = await fetch('https://api.stripe.com/stub', {
        method: 'POST',
        body: JSON.stringify({ key, clientSecret, card: field.value }),
      });
      return answer.json();
    },
    createToken() {},
    createPaymentMethod() {},
    confirmCardPayment() {},
    registerAppInfo() {},
    _registerWrapper() {},
  };
};
`;
